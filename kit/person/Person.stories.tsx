import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/Card.tsx';
import { Accordion, AccordionPerson, AccordionRow } from '../accordion/Accordion.tsx';
import { KeyValues } from '../figures/KeyFigures.tsx';
import { AddressLines } from '../address-lines/AddressLines.tsx';
import { expect, waitFor } from 'storybook/test';
import { Person } from './Person.tsx';

const meta = { component: Person, args: { name: 'Dana Mercer', note: 'Loan officer' } } satisfies Meta<typeof Person>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InACard: Story = {
  args: {
    links: [
      { href: 'tel:+16025550142', icon: 'phone', text: '602-555-0142' },
      { href: 'mailto:dana@example.com', icon: 'mail', text: 'Email Dana' },
    ],
  },
  render: (args) => (
    <Card>
      <Person {...args} />
    </Card>
  ),
};
const PORTRAIT =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 48'%3E%3Crect width='48' height='48' fill='%23d9c7b0'/%3E%3Ccircle cx='24' cy='19' r='9' fill='%236b4f3a'/%3E%3C/svg%3E";
export const Portrait: Story = {
  args: { picture: PORTRAIT },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', PORTRAIT);
  },
};
/** A picture that does not load, and one of another site, which is not asked for. */
export const WithoutItsPortrait: Story = {
  render: (args) => (
    <>
      <Person {...args} picture="/no-such-portrait.webp" />
      <Person {...args} picture="https://elsewhere.example/dana.webp" />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByText('DM')).toHaveLength(2));
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};
export const InAccordion: Story = {
  render: () => (
    <Accordion>
      <AccordionRow title="Your offer" note="$1,030.80 a month">
        <KeyValues items={[{ term: 'First draw', value: '$100,000.00' }]} />
      </AccordionRow>
      <AccordionRow title="Your property" note="101 Clear Path Ln" open>
        <AddressLines address={{ street1: '101 Clear Path Ln', street2: 'Unit 2', city: 'Phoenix', state: 'AZ', zip: '85004' }} />
      </AccordionRow>
      <AccordionPerson
        name="Dana Mercer"
        note="Loan officer"
        links={[
          { href: 'tel:+16025550142', icon: 'phone', label: 'Call Dana' },
          { href: 'mailto:dana@example.com', icon: 'mail', label: 'Email Dana' },
        ]}
      />
    </Accordion>
  ),
};
