import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Announcer, useAnnounce } from '../announcer/Announcer.tsx';
import { Button } from '../button/Button.tsx';
import { SubmitButton } from '../button/SubmitButton.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { ErrorSummary } from '../error-summary/ErrorSummary.tsx';
import { FullScreenLoader } from '../loader/FullScreenLoader.tsx';
import { Popover } from '../popover/Popover.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { Toaster, useToast } from '../toaster/Toaster.tsx';
import { Tooltip } from '../tooltip/Tooltip.tsx';
import { mount } from './mount.tsx';

function Asking() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ask</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Sure?"
        actions={
          <>
            <Button>Yes</Button>
            <Button variant="text">No</Button>
          </>
        }
      />
    </>
  );
}

test('dialog: focus goes in, stays in, and comes back after Escape', async () => {
  await mount(<Asking />);
  await page.getByRole('button', { name: 'Ask' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sure?' });
  await expect.element(dialog).toBeVisible();
  for (let i = 0; i < 5; i += 1) {
    await userEvent.keyboard('{Tab}');
    expect(dialog.element().contains(document.activeElement)).toBe(true);
  }
  await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift}');
  expect(dialog.element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => page.getByRole('dialog').query()).toBeNull();
  expect(document.activeElement?.textContent).toBe('Ask');
});

test('submit: Continue, then Submitting in the same width and disabled', async () => {
  const sent = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const form = (loading: boolean) => (
    <form onSubmit={sent}>
      <SubmitButton loading={loading} />
    </form>
  );
  const draw = await mount(form(false));
  const button = page.getByRole('button');
  const before = button.element().getBoundingClientRect().width;
  await page.getByRole('button', { name: 'Continue' }).click();
  expect(sent).toHaveBeenCalledTimes(1);
  await draw(form(true));
  await expect.element(page.getByRole('button', { name: 'Submitting' })).toBeDisabled();
  expect(button.element().getBoundingClientRect().width).toBe(before);
  (button.element() as HTMLElement).click();
  expect(sent).toHaveBeenCalledTimes(1);
});

test('error summary: takes focus, and each line leads to its field', async () => {
  await mount(
    <>
      <ErrorSummary errors={[{ id: 'first', label: 'First name', message: 'Required' }]} />
      <TextField label="First name" name="first" error="Required" />
    </>,
  );
  expect(document.activeElement?.getAttribute('role')).toBe('alert');
  await expect.element(page.getByText('One answer needs a change')).toBeVisible();
  await page.getByRole('link', { name: 'First name: Required' }).click();
  expect(document.activeElement).toBe(page.getByRole('textbox', { name: 'First name' }).element());
});

function Shower() {
  const show = useToast();
  const [n, setN] = useState(1);
  return (
    <Button
      onClick={() => {
        show({ text: `News ${n}` });
        setN(n + 1);
      }}
    >
      Show
    </Button>
  );
}

test('toasts: five at most, each closes by itself or by its button', async () => {
  await mount(
    <Toaster shownForMs={400}>
      <Shower />
    </Toaster>,
  );
  const show = page.getByRole('button', { name: 'Show' }).element() as HTMLElement;
  for (let i = 0; i < 6; i += 1) {
    show.click();
    await Promise.resolve();
  }
  await expect
    .poll(() =>
      page
        .getByText(/^News/)
        .elements()
        .map((node) => node.textContent),
    )
    .toEqual(['News 2', 'News 3', 'News 4', 'News 5', 'News 6']);
  await expect.poll(() => page.getByText(/^News/).elements().length, { timeout: 5000 }).toBe(0);
});

test('toasts and announcements need their provider', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  function Speaker() {
    useAnnounce();
    return null;
  }
  await expect(mount(<Shower />)).rejects.toThrow('useToast needs a Toaster around it');
  await expect(mount(<Speaker />)).rejects.toThrow('useAnnounce needs an Announcer around it');
  quiet.mockRestore();
});

test('an announcement is spoken once and cleared', async () => {
  function Speaker() {
    const announce = useAnnounce();
    return <Button onClick={() => announce('Saved')}>Say</Button>;
  }
  await mount(
    <Announcer>
      <Speaker />
    </Announcer>,
  );
  (page.getByRole('button', { name: 'Say' }).element() as HTMLElement).click();
  await expect.poll(() => page.getByRole('status').element().textContent).toBe('Saved');
  await expect.poll(() => page.getByRole('status').element().textContent).toBe('');
});

test('tooltip: on focus, gone by Escape', async () => {
  await mount(
    <div style={{ padding: 120 }}>
      <Tooltip label="About it">Words</Tooltip>
    </div>,
  );
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('Words');
  await userEvent.keyboard('{Escape}');
  expect(page.getByRole('tooltip').query()).toBeNull();
});

test('popover: Escape gives focus back, a press elsewhere closes it', async () => {
  await mount(
    <>
      <Popover label="News" start trigger={(props) => <Button {...props}>Open</Button>}>
        <a href="#in">In</a>
      </Popover>
      <p style={{ marginTop: 200 }}>Elsewhere</p>
    </>,
  );
  const opener = page.getByRole('button', { name: 'Open' });
  await opener.click();
  await expect.element(page.getByRole('dialog', { name: 'News' })).toBeVisible();
  expect(opener.element().getAttribute('aria-expanded')).toBe('true');
  await userEvent.keyboard('{Escape}');
  expect(page.getByRole('dialog').query()).toBeNull();
  expect(document.activeElement).toBe(opener.element());
  await opener.click();
  await page.getByText('Elsewhere').click();
  await expect.poll(() => page.getByRole('dialog').query()).toBeNull();
});

test('loader: one message after another, the last one stays', async () => {
  await mount(<FullScreenLoader messages={['One', 'Two', 'Three']} msPerMessage={40} />);
  const seen = new Set<string>();
  await expect
    .poll(
      () => {
        const text = page.getByRole('status').element().textContent ?? '';
        seen.add(text);
        return text;
      },
      { interval: 5 },
    )
    .toBe('Three');
  await new Promise((resolve) => {
    setTimeout(resolve, 150);
  });
  expect(page.getByRole('status').element().textContent).toBe('Three');
  expect([...seen].at(0)).not.toBe('Three');
});
