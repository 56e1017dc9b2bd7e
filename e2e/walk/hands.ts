/** How a person works a page: with a mouse, by touch, or by the keyboard alone. Every helper of e2e/pages then does what it does that way. */
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

export type Hands = 'mouse' | 'touch' | 'keyboard';

/** Presses of one key before the control counts as out of reach. */
const MOST = 150;

type Reached = 'here' | 'same group' | 'elsewhere';

/** Whether the focus is on this element, on the control of this label, or on another radio of its group. */
const focusOn = (target: Locator): Promise<Reached> =>
  target.evaluate((element): Reached => {
    const wanted =
      element instanceof HTMLLabelElement ? element.control : element.closest('a,button,input,select,textarea,summary,[tabindex]');
    const active = element.ownerDocument.activeElement;
    if (wanted === active) return 'here';
    const isGroup =
      wanted instanceof HTMLInputElement &&
      active instanceof HTMLInputElement &&
      wanted.type === 'radio' &&
      active.type === 'radio' &&
      wanted.name === active.name &&
      wanted.form === active.form;
    return isGroup ? 'same group' : 'elsewhere';
  });

/** Presses Tab until the control has the focus; a radio is then reached with the arrows. */
async function reach(target: Locator): Promise<void> {
  const { keyboard } = target.page();
  let key = 'Tab';
  for (let pressed = 0; pressed < MOST; pressed += 1) {
    const where = await focusOn(target);
    if (where === 'here') return;
    key = where === 'same group' ? 'ArrowDown' : 'Tab';
    await keyboard.press(key);
  }
  throw new Error(`${key} never reached ${target.toString()}`);
}

type Control = 'choice' | 'option' | 'link' | 'button';
const kindOf = (target: Locator): Promise<Control> =>
  target.evaluate((element): Control => {
    if (element.closest('[role="option"]') !== null) return 'option';
    const control = element instanceof HTMLLabelElement ? element.control : element;
    if (control instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(control.type)) return 'choice';
    return element.closest('a') === null ? 'button' : 'link';
  });

async function press(this: Locator): Promise<void> {
  const { keyboard } = this.page();
  await expect(this).toBeVisible();
  await expect(this).toBeEnabled();
  const kind = await kindOf(this);
  if (kind === 'option') {
    // the list of suggestions belongs to the box that has the focus
    await expect(async () => {
      if ((await this.getAttribute('aria-selected')) !== 'true') await keyboard.press('ArrowDown');
      await expect(this).toHaveAttribute('aria-selected', 'true', { timeout: 500 });
    }).toPass();
    return keyboard.press('Enter');
  }
  await reach(this);
  if (kind !== 'choice') return keyboard.press('Enter');
  const isDone = await this.evaluate((element) => {
    const control = element instanceof HTMLLabelElement ? element.control : element;
    return control instanceof HTMLInputElement && control.type === 'radio' && control.checked;
  });
  // the arrows have chosen a radio already
  if (!isDone) await keyboard.press('Space');
}

async function type(this: Locator, text: string): Promise<void> {
  const { keyboard } = this.page();
  await expect(this).toBeEditable();
  await reach(this);
  if ((await this.inputValue()) !== '') await keyboard.press('ControlOrMeta+A');
  if (text === '') await keyboard.press('Delete');
  else await keyboard.type(text, { delay: 5 });
}

async function pick(this: Locator, wanted: { readonly label?: string; readonly index?: number }): Promise<string[]> {
  const { keyboard } = this.page();
  await reach(this);
  const chosen = () =>
    this.evaluate((box: HTMLSelectElement) => ({ label: box.selectedOptions[0]?.label.trim() ?? '', index: box.selectedIndex }));
  const isThere = async () => {
    const { label, index } = await chosen();
    return wanted.label === undefined ? index === wanted.index : label === wanted.label;
  };
  await keyboard.press('Home');
  for (let pressed = 0; pressed < MOST && !(await isThere()); pressed += 1) await keyboard.press('ArrowDown');
  if (!(await isThere())) throw new Error(`the arrows never reached ${JSON.stringify(wanted)} in ${this.toString()}`);
  return [];
}

async function give(this: Locator, files: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
  const page = this.page();
  await reach(this);
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(files);
}

async function strike(this: Locator, key: string): Promise<void> {
  await reach(this);
  await this.page().keyboard.press(key);
}

/** Moves down in the box that has the focus until this part of it is seen. */
async function scrollTo(this: Locator): Promise<void> {
  await expect(async () => {
    await this.page().keyboard.press('End');
    await expect(this).toBeInViewport({ timeout: 500 });
  }).toPass();
}

const KEYBOARD = {
  click: press,
  check: press,
  fill: type,
  pressSequentially: type,
  selectOption: pick,
  setInputFiles: give,
  press: strike,
  focus: reachIt,
  blur(this: Locator) {
    return this.page().keyboard.press('Tab');
  },
  scrollIntoViewIfNeeded: scrollTo,
} as const;

async function reachIt(this: Locator): Promise<void> {
  await reach(this);
}

/** A finger taps where a mouse would click. */
const TOUCH = {
  click(this: Locator, options?: Parameters<Locator['tap']>[0]) {
    return this.tap(options);
  },
} as const;

const WAYS: Readonly<Record<Hands, Readonly<Record<string, unknown>>>> = { mouse: {}, touch: TOUCH, keyboard: KEYBOARD };

/**
 * From now on every locator of this process is used that way. Returns what takes it back.
 * @param onPress just before something is pressed
 */
export function workWith(hands: Hands, page: Page, onPress?: (target: Locator) => Promise<void>): () => void {
  const locators = Object.getPrototypeOf(page.locator('html')) as Record<string, unknown> & Locator;
  const before = { click: locators.click, ...Object.fromEntries(Object.keys(WAYS[hands]).map((name) => [name, locators[name]])) };
  Object.assign(locators, WAYS[hands]);
  const { click } = locators;
  if (onPress)
    Object.assign(locators, {
      async click(this: Locator, options?: Parameters<Locator['click']>[0]) {
        await onPress(this);
        await click.call(this, options);
      },
    });
  return () => void Object.assign(locators, before);
}
