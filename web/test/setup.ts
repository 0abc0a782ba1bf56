// jsdom has no Web Animations API; these animations are over as soon as they begin
Element.prototype.getAnimations ??= () => [];
Element.prototype.animate ??= function animate(): Animation {
  const animation = {
    cancel() {},
    finish() {},
    onfinish: null as (() => void) | null,
    currentTime: 0,
    startTime: 0,
    finished: Promise.resolve(),
  };
  queueMicrotask(() => animation.onfinish?.());
  return animation as unknown as Animation;
};

window.matchMedia ??= (query: string): MediaQueryList => ({
  matches: false,
  media: query,
  onchange: null,
  addListener() {},
  removeListener() {},
  addEventListener() {},
  removeEventListener() {},
  dispatchEvent: () => true,
});
