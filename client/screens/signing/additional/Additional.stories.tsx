import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Answer, Answers } from '../../../samples/answers.ts';
import { OWNER, OWNER_PROBLEMS } from '../../../parts/owners/copy.ts';
import { sampleApplication } from '../../../samples/sample-application.ts';
import { inApplication, screenParameters } from '../../../testing/screen-story.tsx';
import { Additional } from './Additional.tsx';
import { COPY } from './copy.ts';
import type { Signer } from './progress.ts';

const HELOC = '/service-application/api/v1/application/heloc';
const LIST = `GET ${HELOC}/{uuid}/signers`;
const RESEND = `POST ${HELOC}/{uuid}/signers/{signerId}/resend`;
const signer = (firstName: string, more: Partial<Signer> = {}): Signer => ({
  id: firstName,
  name: `${firstName} Joint`,
  firstName,
  lastName: 'Joint',
  email: `${firstName.toLowerCase()}.joint@example.com`,
  role: 'CO_DEEDER',
  state: 'INVITED',
  invitedUntil: '2099-12-04T17:00:00.000Z',
  waitsFor: null,
  change: { documents: true, title: false },
  ...more,
});
const PAULA = signer('Paula');
const saved: Answer = { data: { version: 31, signerId: 'new' } };
const parameters = (people: readonly Signer[] | Answer, more: Answers = {}, ownership: 'JOINT' | 'SOLE' | 'TRUST' = 'JOINT') =>
  screenParameters({
    screen: 'signing/additional',
    status: { status: 'CO_DEED_REQ', decision: 'APPROVED', coDeedStatus: 'IN_PROGRESS' },
    application: { property: { ...sampleApplication().property, ownership } },
    answers: {
      [LIST]: Array.isArray(people) ? { data: people } : (people as Answer),
      [`GET ${HELOC}/co-deed/status`]: { data: { coDeedStatus: 'IN_PROGRESS' } },
      [RESEND]: saved,
      [`POST ${HELOC}/{uuid}/signers`]: saved,
      [`PUT ${HELOC}/{uuid}/signers/{signerId}`]: saved,
      [`PATCH ${HELOC}/{uuid}/signers/{signerId}`]: saved,
      [`DELETE ${HELOC}/{uuid}/signers/{signerId}`]: saved,
      'POST /service-profile/api/v1/feedback/ceo': { data: null },
      ...more,
    },
  });

const meta = { component: Additional, decorators: [inApplication], parameters: parameters([PAULA]) } satisfies Meta<typeof Additional>;
export default meta;
type Story = StoryObj<typeof meta>;
const press = async (root: HTMLElement, name: string | RegExp) => userEvent.click(await within(root).findByRole('button', { name }));

/** Invited, the invitation sent again; the last joint owner can only be replaced. */
export const Invited: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await canvas.findByText(COPY.last);
    await expect(canvas.queryByRole('button', { name: /^Remove \(/ })).toBeNull();
    await press(canvasElement, /^Send the invitation again/);
    await canvas.findByText(/^Sent to paula.joint@example.com at/);
  },
};
/** Each state of a person; what a service and staff check is said, and never what was sent. */
export const ThreeOwners: Story = {
  parameters: parameters([
    signer('Paula', { state: 'IDENTIFIED' }),
    signer('Peter', { state: 'SIGNED_IN', waitsFor: 'STAFF', role: 'CO_SIGNER' }),
    signer('Petra', { state: 'SIGNED_IN', waitsFor: 'SERVICE' }),
  ]),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await canvas.findByText(COPY.now.STAFF);
    await canvas.findByText(COPY.now.SERVICE);
    await canvas.findByText(COPY.refusesRole);
    await expect(canvas.getAllByText(COPY.signedIn)).toHaveLength(3);
    await expect(canvas.getAllByRole('button', { name: /^Send the invitation again/ })).toHaveLength(1);
  },
};
/** Once one has signed nobody is changed any more. */
export const OneHasSigned: Story = {
  parameters: parameters([signer('Paula', { state: 'SIGNED', change: null }), signer('Peter', { change: null })]),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await canvas.findByText(COPY.locked);
    await expect(canvas.queryByRole('button', { name: COPY.add })).toBeNull();
    await expect(canvas.getAllByRole('button', { name: /^Send the invitation again/ })).toHaveLength(1);
  },
};
export const LinkExpired: Story = {
  parameters: parameters([signer('Paula', { invitedUntil: '2020-12-04T17:00:00.000Z' })]),
  async play({ canvasElement }) {
    await within(canvasElement).findByText(/^The link expired on Friday, December 4/);
  },
};
/** After it was sent the button rests for a minute, and the page says so. */
export const SentAgain: Story = {
  parameters: parameters([PAULA], { [RESEND]: saved }),
  async play({ canvasElement }) {
    await press(canvasElement, /^Send the invitation again/);
    await within(canvasElement).findByText(/You can send it again after one minute/);
    await expect(within(canvasElement).getByRole('button', { name: /^Send the invitation again/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
export const SentTooOften: Story = {
  parameters: parameters([PAULA], {
    [RESEND]: { refusal: { status: 429, code: 'too_many_requests', headers: { 'retry-after': '60' } } },
  }),
  async play({ canvasElement }) {
    await press(canvasElement, /^Send the invitation again/);
    await within(canvasElement).findByText(COPY.limit);
    await expect(within(canvasElement).getByRole('button', { name: /^Send the invitation again/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
/** A corrected name and address; an address that another person has is refused beside its field. */
export const Corrected: Story = {
  parameters: parameters([PAULA, signer('Peter')]),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await press(canvasElement, /^Correct name or address \(Paula/);
    await waitFor(() => expect(canvas.getByLabelText(OWNER.firstName)).toHaveFocus());
    await canvas.findByText(COPY.nameEffect);
    const email = canvas.getByLabelText(OWNER.email);
    await userEvent.clear(email);
    await userEvent.type(email, 'Peter.Joint@example.com');
    await press(canvasElement, COPY.save);
    await canvas.findAllByText(OWNER_PROBLEMS.twice);
    await userEvent.clear(email);
    await userEvent.type(email, 'paula@example.com');
    await press(canvasElement, COPY.save);
    await canvas.findByRole('button', { name: /^Correct name or address \(Paula/ });
  },
};
export const Adding: Story = {
  parameters: parameters([signer('Paula', { change: { documents: true, title: true } })]),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await press(canvasElement, COPY.add);
    await canvas.findByText(COPY.documents);
    await canvas.findByText(COPY.search);
    await press(canvasElement, COPY.saveAdd);
    await canvas.findByRole('group', { name: 'Five answers need a change' });
  },
};
export const Removing: Story = {
  parameters: parameters([PAULA, signer('Peter')]),
  async play({ canvasElement }) {
    await press(canvasElement, /^Remove \(Peter/);
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await dialog.findByText(COPY.documents);
  },
};
/** A spouse who owns nothing signs for a sole owner: nobody else can be added here. */
export const SpouseOfSoleOwner: Story = {
  parameters: parameters([signer('Sam', { role: 'SPOUSE', state: 'NAMED', invitedUntil: null })], {}, 'SOLE'),
  async play({ canvasElement }) {
    await within(canvasElement).findByText(/^You told us that you are the only owner/);
  },
};
export const Loading: Story = { parameters: parameters('never') };
export const Offline: Story = { parameters: parameters('offline') };
