/** Loaded by the first Shift+Alt+X on a page outside production (sandbox/pages.ts): opens the developer toolbar, and toggles it from then on. */
let toggle: (() => void) | undefined;

async function open(): Promise<void> {
  toggle ??= (await import('./Toolbar.tsx')).mountToolbar();
  toggle();
}

void open();
window.addEventListener('keydown', (event) => {
  if (!event.shiftKey || !event.altKey || event.code !== 'KeyX') return;
  event.preventDefault();
  void open();
});
