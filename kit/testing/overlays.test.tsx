import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { announce, Announcer } from '../live-region/Announcer.tsx';
import { Button } from '../button/Button.tsx';
import { SubmitButton } from '../button/SubmitButton.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { ErrorSummary } from '../error-summary/ErrorSummary.tsx';
import { FullScreenLoader } from '../loader/FullScreenLoader.tsx';
import { whenLoaded } from '../loader/when-loaded.tsx';
import { Popover } from '../popover/Popover.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { Toaster, useToast } from '../toaster/Toaster.tsx';
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

test('dialog: focus goes in, is trapped, and returns after Escape', async () => {
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

test('error summary: takes focus, and each line links to its field', async () => {
  await mount(
    <>
      <ErrorSummary errors={[{ id: 'first', label: 'First name', message: 'Required' }]} />
      <TextField label="First name" name="first" error="Required" />
    </>,
  );
  expect(document.activeElement).toBe(page.getByRole('group', { name: 'One answer needs a change' }).element());
  await expect.element(page.getByText('One answer needs a change')).toBeVisible();
  await page.getByRole('link', { name: 'First name: Required' }).click();
  expect(document.activeElement).toBe(page.getByRole('textbox', { name: 'First name' }).element());
});

function ToastButton() {
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

test('toasts: at most five; each closes by itself or by its button', async () => {
  await mount(
    <Toaster shownForMs={3000}>
      <ToastButton />
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
  await expect.poll(() => page.getByText(/^News/).elements().length).toBe(0);
});

test('useToast throws without a Toaster', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await expect(mount(<ToastButton />)).rejects.toThrow('useToast needs a Toaster around it');
  quiet.mockRestore();
});

test('a toast with an action stays until it is closed', async () => {
  function Offers() {
    const show = useToast();
    return <Button onClick={() => show({ text: 'Removed', action: { text: 'Undo', onPick: () => undefined } })}>Remove</Button>;
  }
  await mount(
    <Toaster shownForMs={50}>
      <Offers />
    </Toaster>,
  );
  const landmark = page.getByRole('region', { name: 'Notifications' });
  expect(landmark.getByRole('log', { name: 'Notifications' }).element().textContent).toBe('');
  (page.getByRole('button', { name: 'Remove' }).element() as HTMLElement).click();
  await new Promise((resolve) => {
    setTimeout(resolve, 200);
  });
  await expect.element(page.getByText('Removed')).toBeVisible();
  await landmark.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => page.getByText('Removed').query()).toBeNull();
});

test('announcements: each is announced once, a repeated one again, and then removed; none is lost in silence', async () => {
  expect(() => announce('Lost')).toThrow('no Announcer is mounted');
  const draw = await mount(<Announcer />);
  const log = page.getByRole('log', { name: 'Announcements' });
  announce('Saved');
  announce('Saved');
  await expect.poll(() => [...log.element().children].map((sentence) => sentence.textContent)).toEqual(['Saved', 'Saved']);
  await expect.poll(() => log.element().textContent).toBe('');
  // while the page is put together anew no Announcer is there: the next one says what was said meanwhile
  await draw(null);
  announce('What is your name?');
  await draw(<Announcer key="next" />);
  await expect.poll(() => [...log.element().children].map((sentence) => sentence.textContent)).toEqual(['What is your name?']);
  await expect.poll(() => log.element().textContent).toBe('');
});

test('error summary: lists what stopped the submit until the next submit, however the answers change meanwhile', async () => {
  const both = [
    { id: 'first', label: 'First name', message: 'Required' },
    { id: 'last', label: 'Last name', message: 'Required' },
  ];
  const draw = await mount(<ErrorSummary errors={both} focusKey={1} />);
  await draw(<ErrorSummary errors={both.slice(1)} focusKey={1} />);
  expect(page.getByRole('link').elements()).toHaveLength(2);
  expect(page.getByRole('alert').query()).toBeNull();
  await draw(<ErrorSummary errors={both.slice(1)} focusKey={2} />);
  expect(page.getByRole('link').elements()).toHaveLength(1);
  await expect.element(page.getByRole('group', { name: 'One answer needs a change' })).toHaveFocus();
  await draw(<ErrorSummary errors={[]} focusKey={3} />);
  expect(page.getByRole('group').query()).toBeNull();
});

test('submit: sending is announced', async () => {
  const draw = await mount(<SubmitButton />);
  expect(page.getByRole('status').element().textContent).toBe('');
  await draw(<SubmitButton loading />);
  expect(page.getByRole('status').element().textContent).toBe('Submitting');
});

test('loader: takes focus, and nothing in it is aria-busy, so that its messages are announced', async () => {
  await mount(<FullScreenLoader messages={['One moment']} msPerMessage={1000} />);
  expect(document.activeElement?.textContent).toBe('One moment');
  expect(document.querySelector('[aria-busy]')).toBeNull();
});

test('popover: Escape returns focus, a click elsewhere closes it', async () => {
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
  await expect.poll(() => page.getByRole('dialog').query()).toBeNull();
  await expect.poll(() => document.activeElement).toBe(opener.element());
  await opener.click();
  await page.getByText('Elsewhere').click();
  await expect.poll(() => page.getByRole('dialog').query()).toBeNull();
});

test('loader: one message after another, the last one stays', async () => {
  await mount(<FullScreenLoader messages={['One', 'Two', 'Three']} msPerMessage={400} />);
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
    setTimeout(resolve, 900);
  });
  expect(page.getByRole('status').element().textContent).toBe('Three');
  expect([...seen].at(0)).not.toBe('Three');
});

test('code loaded at its first use: a failed load breaks no page, and is tried again when the connection is back', async () => {
  const load = vi
    .fn()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(() => <p>There now</p>);
  const Later = whenLoaded(load);
  await mount(
    <main>
      <p>The page</p>
      <Later />
    </main>,
  );
  await expect.poll(() => load.mock.settledResults.length).toBe(1);
  await expect.element(page.getByText('The page')).toBeVisible();
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByText('There now')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
