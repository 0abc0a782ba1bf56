import '../generated/fonts.css';

const app = document.getElementById('app');
if (app) app.textContent = 'Rebelote';
