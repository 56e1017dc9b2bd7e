import type { Meta, StoryObj } from '@storybook/react-vite';
import { FiguresTable } from '../figures/FiguresTable.tsx';
import { KeyValues } from '../figures/KeyFigures.tsx';
import { formatCurrency, formatSigned } from '../format/format.ts';
import { Tag } from '../tag/Tag.tsx';
import { Card } from './Card.tsx';

const meta = { component: Card } satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Figures: Story = {
  args: {
    title: 'Your offer',
    tag: <Tag>15 years, fixed</Tag>,
    children: (
      <KeyValues
        items={[
          { term: 'Monthly payment', value: formatCurrency(1030.8, 2) },
          { term: 'APR', value: '8.45%' },
        ]}
      />
    ),
  },
};
export const BigFigure: Story = {
  args: {
    title: 'Your payment',
    live: true,
    children: (
      <>
        <p className="figure">$1,030.80</p>
        <p className="muted">a month for 15 years</p>
        <KeyValues ruled items={[{ term: 'First draw', value: '$100,000.00' }]} />
      </>
    ),
  },
};
export const Sums: Story = {
  args: {
    children: (
      <FiguresTable
        caption="What you get"
        rows={[
          { head: 'Your first draw', note: 'All of it is paid out', amount: formatCurrency(100_000, 2) },
          { head: 'Home valuation', amount: formatSigned(-180) },
          { head: 'Recording fee', amount: formatSigned(-30) },
          { head: 'Cash to you', amount: formatCurrency(99_790, 2), total: true },
        ]}
      />
    ),
  },
};
