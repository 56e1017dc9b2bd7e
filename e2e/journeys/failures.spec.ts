/** Each failure persona, started by the sandbox at its status: the right screen, accessible, with the action that leads to the next one. */
import { question } from '../pages/controls.ts';
import { openAs, play, statusOf } from '../setup/sandbox.ts';
import { accessible, expect, test, expectAnnounced } from '../setup/test.ts';
import { WALKS } from './walks.ts';

for (const { persona, status, screen, modifiers = [], host, short, out } of WALKS) {
  const title = `persona ${persona} at ${status}${modifiers.map((word) => ` +${word}`).join('')} sees ${screen}`;
  test(`${short ? '@short ' : ''}${title}${out === undefined ? '' : `; ${out.by} leads to ${out.screen}`}`, async ({ page, request }) => {
    const who = await play(request, persona, status, modifiers);
    expect(await statusOf(request, who.uuid)).toBe(status);
    await openAs(page, who, host);
    await expect(page).toHaveURL(new RegExp(`/${who.uuid}/${screen}(\\?|$)`));
    await expect(question(page)).toBeVisible();
    await accessible(page, screen);
    if (out === undefined) return;
    await out.does(page, who);
    await expect(page).toHaveURL(new RegExp(`/${who.uuid}/${out.screen}`), { timeout: 45_000 });
    await expect(question(page)).toBeVisible();
    await expectAnnounced(page, out.screen);
    await accessible(page, out.screen);
  });
}
