import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within, waitFor } from 'storybook/test';
import { COPY as QUESTIONS } from '../../../parts/hmda/copy.ts';
import { toasts } from '../../../services/toasts.ts';
import type { Answer } from '../../../samples/answers.ts';
import { inApplication, screenParameters } from '../../../testing/screen-story.tsx';
import { Hmda } from './Hmda.tsx';

const POST = 'POST /service-application/api/v1/application/heloc/{uuid}/hmda';
const parameters = (answer: Answer = { data: { version: 14 } }) =>
  screenParameters({ screen: 'start/hmda', status: { status: 'HMDA', decision: 'SELECT' }, answers: { [POST]: answer } });

const meta = { component: Hmda, decorators: [inApplication], parameters: parameters() } satisfies Meta<typeof Hmda>;
export default meta;
type Story = StoryObj<typeof meta>;

async function answer(root: HTMLElement): Promise<void> {
  const page = within(root);
  for (const name of ['Mexican', 'Not Hispanic or Latino', 'Korean', 'White', 'Female', 'Male'])
    await userEvent.click(await page.findByRole('checkbox', { name }));
  await userEvent.type(page.getByLabelText(/^Print name of enrolled or principal tribe/), 'Tohono O’odham Nation');
}
const send = async (root: HTMLElement) => userEvent.click(await within(root).findByRole('button', { name: /Save and continue/ }));

export const Empty: Story = {};
export const SeveralAnswers: Story = {
  async play({ canvasElement }) {
    await answer(canvasElement);
    // a subcategory does not check its category, and both sexes may be checked
    await expect(within(canvasElement).getByRole('checkbox', { name: 'Hispanic or Latino' })).not.toBeChecked();
    await expect(within(canvasElement).getByRole('checkbox', { name: 'Female' })).toBeChecked();
  },
};
export const Refused: Story = {
  async play({ canvasElement }) {
    for (const box of await within(canvasElement).findAllByRole('checkbox', { name: 'I do not wish to provide this information' }))
      await userEvent.click(box);
    await send(canvasElement);
    await expect(within(canvasElement).queryByRole('group', { name: /need(s)? a change/ })).toBeNull();
  },
};
/** Lawful, and said: nothing passes in silence. */
export const NothingAnswered: Story = {
  async play({ canvasElement }) {
    await send(canvasElement);
    await waitFor(() => expect(toasts.pending()).toContain(QUESTIONS.none));
    toasts.clear();
  },
};
export const Submitting: Story = {
  parameters: parameters('never'),
  async play({ canvasElement }) {
    await send(canvasElement);
    await within(canvasElement).findByRole('button', { name: /Submitting/ });
  },
};
export const ConnectionLost: Story = {
  parameters: parameters('offline'),
  async play({ canvasElement }) {
    await answer(canvasElement);
    await send(canvasElement);
    await within(canvasElement).findByText(/You seem to be offline/);
    await expect(within(canvasElement).getByRole('checkbox', { name: 'Korean' })).toBeChecked();
  },
};
