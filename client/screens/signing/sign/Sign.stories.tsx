import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { REQUESTS } from '@hearthline/web/requests/copy.ts';
import { SIGNING } from '../../../parts/signing/copy.ts';
import type { Answers } from '../../../samples/answers.ts';
import agreement from '@hearthline/kit/testing/closing-package.pdf?url';
import { sampleClosing } from '../../../samples/sample-closing.ts';
import { inApplication, screenParameters } from '../../../testing/screen-story.tsx';
import { Sign } from './Sign.tsx';

const ONE = '/service-application/api/v1/application/heloc/{uuid}';
const READ = `GET ${ONE}/closing-documents`;
const SAVE = `PUT ${ONE}/closing-documents`;
const SIGN = `POST ${ONE}/disclosures/{kind}/sign`;
const parameters = (closing = sampleClosing(), more: Answers = {}) =>
  screenParameters({
    screen: 'signing/sign',
    status: { status: 'NOTE_SIGNING', closingDisclosure: 'IN_PROGRESS' },
    answers: {
      [READ]: { data: closing },
      [SAVE]: { data: sampleClosing({ read: 4 }) },
      [`GET ${ONE}/disclosures/{kind}/file`]: { pdf: agreement },
      [SIGN]: { data: { version: 20, evidenceId: 'e' } },
      ...more,
    },
  });
const read = sampleClosing({ read: 4 }, { signature: null });
const ready = sampleClosing({ read: 4, signed: 4 });

const meta = { component: Sign, decorators: [inApplication], parameters: parameters() } satisfies Meta<typeof Sign>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = async (root: HTMLElement, name: string | RegExp) => within(root).findByRole('button', { name });
/** The page of the place is drawn. */
const canSign = () => waitFor(() => expect(document.activeElement).not.toHaveAttribute('aria-disabled'));
const press = async (root: HTMLElement, name: string | RegExp) => userEvent.click(await button(root, name));

/** Each document is read to its end before the next part opens. */
export const Reading: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement);
    for (const next of [/: Home equity/, /: Authorization/, /: Deed/, SIGNING.toSignature]) {
      await page.findByRole('group', { name: /^Page 1 of/ });
      await waitFor(() => {
        page
          .getAllByRole('group', { name: /^Page \d/ })
          .at(-1)
          ?.scrollIntoView({ block: 'start' });
        return expect(page.getByRole('button', { name: next })).toBeVisible();
      });
      await press(canvasElement, next);
    }
    await page.findByRole('heading', { level: 1, name: SIGNING.adoptTitle });
    await waitFor(() => expect(page.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};
export const Typed: Story = {
  parameters: parameters(read),
  async play({ canvasElement }) {
    await press(canvasElement, SIGNING.adopt);
    await within(canvasElement).findByRole('group', { name: /answer/i });
    await userEvent.type(within(canvasElement).getByRole('textbox', { name: SIGNING.name }), 'Grace Happy');
    await press(canvasElement, SIGNING.adopt);
    await within(canvasElement).findByRole('heading', { level: 1, name: SIGNING.placeTitle });
  },
};
/** Nothing drawn is no signature; a line is. */
export const Drawn: Story = {
  parameters: parameters(read),
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('radio', { name: SIGNING.drawn }));
    await userEvent.type(page.getByRole('textbox', { name: SIGNING.name }), 'Grace Happy');
    await press(canvasElement, SIGNING.adopt);
    await page.findByRole('group', { name: /answer/i });
    const pad = page.getByRole('img', { name: SIGNING.padName });
    const { left, top } = pad.getBoundingClientRect();
    const at = (x: number, y: number) => ({
      clientX: left + x,
      clientY: top + y,
      pointerId: 1,
      pointerType: 'mouse',
      isPrimary: true,
      buttons: 1,
      button: 0,
    });
    await fireEvent.pointerDown(pad, at(20, 60));
    for (let x = 30; x < 200; x += 10) await fireEvent.pointerMove(window, at(x, 60 - (x % 30)));
    await fireEvent.pointerUp(window, { ...at(200, 40), buttons: 0 });
    await press(canvasElement, SIGNING.adopt);
    await page.findByRole('heading', { level: 1, name: SIGNING.placeTitle });
  },
};
export const OtherName: Story = {
  parameters: parameters(read, {
    [SAVE]: { refusal: { status: 409, code: 'conflict', errors: [{ field: 'name', message: 'Type Grace Happy' }] } },
  }),
  async play({ canvasElement }) {
    await userEvent.type(await within(canvasElement).findByRole('textbox', { name: SIGNING.name }), 'Grace');
    await press(canvasElement, SIGNING.adopt);
    await within(canvasElement).findAllByText('Type Grace Happy');
  },
};
/** By keyboard: one key per place, and the button keeps the focus to the last. */
export const PlaceByPlace: Story = {
  parameters: parameters(sampleClosing({ read: 4 })),
  async play({ canvasElement }) {
    const page = within(canvasElement);
    (await button(canvasElement, 'Initial here: A lien on your home')).focus();
    for (const what of ['Agreement and note', 'Automatic payments', 'Deed of Trust']) {
      await canSign();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(document.activeElement).toHaveTextContent(`Sign here: ${what}`));
    }
    await canSign();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.getByRole('button', { name: SIGNING.toReview })).toHaveFocus());
  },
};
/** A document that does not arrive cannot be signed: the button says why. */
export const NotDrawn: Story = {
  parameters: parameters(sampleClosing({ read: 4 }), { [`GET ${ONE}/disclosures/{kind}/file`]: 'never' }),
  async play({ canvasElement }) {
    const sign = await button(canvasElement, /^Initial here ?: A lien on your home$/);
    await expect(sign).toHaveAttribute('aria-disabled', 'true');
    await expect(sign).toHaveAccessibleDescription(SIGNING.notShown);
    await userEvent.click(sign);
    await expect(within(canvasElement).getAllByText('Place 1 of 4').length).toBeGreaterThan(0);
  },
};
/** The third of four places was next when the signing was interrupted. */
export const Resumed: Story = {
  parameters: parameters(sampleClosing({ read: 4, signed: 2 })),
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('button', { name: 'Sign here: Automatic payments' });
    await waitFor(() => expect(within(canvasElement).getAllByText('Place 3 of 4').length).toBeGreaterThan(0));
  },
};
export const ProgressNotSaved: Story = {
  parameters: parameters(sampleClosing({ read: 4 }), { [SAVE]: 'offline' }),
  async play({ canvasElement }) {
    const sign = (await within(canvasElement).findAllByRole('button', { name: 'Initial here: A lien on your home' }))[0] ?? canvasElement;
    await waitFor(() => expect(sign).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(sign);
    await within(canvasElement).findByText(SIGNING.notKept);
    await within(canvasElement).findAllByText('Place 2 of 4');
  },
};

const agreeAndSign = async (root: HTMLElement) => {
  await userEvent.click(await within(root).findByRole('checkbox', { name: /^I have read/ }));
  await press(root, SIGNING.sign);
};
export const Review: Story = {
  parameters: parameters(ready),
  async play({ canvasElement }) {
    await press(canvasElement, SIGNING.sign);
    await within(canvasElement).findAllByText('Tick the box to sign');
  },
};
export const LocationNotAsked: Story = {
  parameters: parameters(sampleClosing({ read: 4, signed: 4 }, { location: null })),
  async play({ canvasElement }) {
    await press(canvasElement, 'Sign without it');
    await within(canvasElement).findByText(SIGNING.locations.REFUSED);
  },
};
/** The server names the document that changed; it is read again before anything is signed. */
export const DocumentChanged: Story = {
  parameters: parameters(sampleClosing({ read: 4, signed: 4 }, { location: 'REFUSED' }), {
    [SIGN]: {
      refusal: { status: 409, code: 'document_changed', errors: [{ field: 'DEED_OF_TRUST', message: 'Read this document again' }] },
    },
  }),
  async play({ canvasElement }) {
    await agreeAndSign(canvasElement);
    await within(canvasElement).findByText('Changed since you read it: Deed of Trust securing a home equity line of credit');
  },
};
const signable = (more: Parameters<typeof sampleClosing>[1] = {}) =>
  sampleClosing({ read: 4, signed: 4 }, { location: 'REFUSED', ...more });
const STALE = { [SIGN]: { refusal: { status: 412, code: 'stale_version' } } };
/** Something beside the documents changed: the same press once more, and nothing is read again. */
export const ChangedBeside: Story = {
  parameters: parameters(signable(), { ...STALE, [READ]: [{ data: signable() }, { data: signable({ version: 20 }) }] }),
  async play({ canvasElement }) {
    await agreeAndSign(canvasElement);
    await within(canvasElement).findByText(REQUESTS.stale);
    await expect(within(canvasElement).getByRole('checkbox', { name: /^I have read/ })).toBeChecked();
  },
};
/** The deed was made anew: it is read again, the others are not. */
export const MadeAnew: Story = {
  parameters: parameters(signable(), {
    ...STALE,
    [READ]: [
      { data: signable() },
      {
        data: signable({
          version: 20,
          documents: signable().documents.map((one) =>
            one.kind === 'DEED_OF_TRUST' ? { ...one, sha256: 'e'.repeat(64), isRead: false } : one,
          ),
        }),
      },
    ],
  }),
  async play({ canvasElement }) {
    await agreeAndSign(canvasElement);
    await within(canvasElement).findByText('Changed since you read it: Deed of Trust securing a home equity line of credit');
    await within(canvasElement).findByRole('heading', { level: 1, name: SIGNING.readTitle });
  },
};
export const Offline: Story = {
  parameters: parameters(sampleClosing({ read: 4, signed: 4 }, { location: 'REFUSED' }), { [SIGN]: 'offline' }),
  async play({ canvasElement }) {
    await agreeAndSign(canvasElement);
    await within(canvasElement).findByText(/You seem to be offline/);
    await expect(within(canvasElement).getByRole('checkbox', { name: /^I have read/ })).toBeChecked();
  },
};
export const Signed: Story = {
  parameters: parameters(sampleClosing({ read: 4, signed: 4 }, { isSigned: true })),
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('heading', { level: 1, name: SIGNING.doneTitle });
    await button(canvasElement, SIGNING.downloadOf(SIGNING.certificate));
  },
};
export const NoDocuments: Story = { parameters: parameters(sampleClosing({}, { documents: [] })) };
export const Loading: Story = { parameters: parameters(undefined, { [READ]: 'never' }) };
export const NotLoaded: Story = { parameters: parameters(undefined, { [READ]: 'offline' }) };
