import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/Card.tsx';
import { Accordion, AccordionPerson, AccordionRow } from '../accordion/Accordion.tsx';
import { KeyValues } from '../figures/KeyFigures.tsx';
import { AddressLines } from '../address-lines/AddressLines.tsx';
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
