import '../generated/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/card.css';
import './styles/pages.css';
import './styles/table.css';
import './styles/panels.css';
import './styles/more.css';
import './styles/bistro.css';
import './styles/people.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { learn } from './state/say.svelte';
import { settings } from './state/settings.svelte';

await learn(settings.language);
mount(App, { target: document.getElementById('app')! });
