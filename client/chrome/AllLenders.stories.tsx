/** The gallery of every lender: each in its own colors, corners and typefaces, with the parts that a brand changes. */
import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { RadioCards } from '@hearthline/kit/radio-cards/RadioCards.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import { FILE_LENDERS } from '@hearthline/orgs/all.ts';
import { logoSvg } from '@hearthline/orgs/logos.ts';
import type { Lender } from '@hearthline/orgs/schema.ts';
import { deriveTokens } from '@hearthline/orgs/theme/derive-tokens.ts';
import { familiesOf, standInRules } from '@hearthline/orgs/theme/families.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect, within } from 'storybook/test';

const tokens = ({ brand }: Lender): CSSProperties =>
  Object.fromEntries(Object.entries(deriveTokens(brand)).map(([name, value]) => [`--${name}`, value]));

const card: CSSProperties = {
  display: 'grid',
  gap: 16,
  alignContent: 'start',
  padding: 20,
  minWidth: 0,
  background: 'var(--page)',
  color: 'var(--ink)',
  fontFamily: 'var(--font-text)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius)',
};

function LenderCard({ lender }: { lender: Lender }) {
  const { orgCode, name, nmls, licensedStates, brand } = lender;
  return (
    <section aria-labelledby={`name-${orgCode}`} style={{ ...tokens(lender), ...card }}>
      <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
        <img src={`data:image/svg+xml,${encodeURIComponent(logoSvg(lender))}`} alt="" width={32} height={32} />
        <h2 id={`name-${orgCode}`} style={{ margin: 0, fontSize: '1.125rem', fontFamily: 'var(--font-question)' }}>
          {name}
        </h2>
      </div>
      <p style={{ margin: 0, color: 'var(--ink-2)' }}>
        {orgCode}, NMLS {nmls}. Lends in {licensedStates.length === 1 ? licensedStates[0] : `${licensedStates.length} states`}. Brand color{' '}
        {brand.color}, corners of {brand.radius} px.
      </p>
      <RadioCards
        name={`use-${orgCode}`}
        label="How do you use this home?"
        value="PRIMARY"
        onChange={() => undefined}
        options={[
          { value: 'PRIMARY', title: 'Primary residence' },
          { value: 'SECOND', title: 'Second home' },
        ]}
      />
      <Alert title="Your answers are saved" />
      <div style={{ display: 'flex', gap: 12, flexWrap: 'wrap', alignItems: 'center' }}>
        <Button compact>Continue</Button>
        <Button compact variant="outline">
          Back
        </Button>
        <Tag kind="waiting">In review</Tag>
      </div>
    </section>
  );
}

const lenders = FILE_LENDERS.all.toSorted((a, b) => a.name.localeCompare(b.name, 'en-US'));

function AllLenders() {
  const families = [...new Set(lenders.flatMap(({ brand }) => familiesOf(brand)))];
  return (
    <main style={{ padding: 20 }}>
      <style>{standInRules(families)}</style>
      <h1 style={{ marginBottom: 20 }}>All {lenders.length} lenders</h1>
      <div style={{ display: 'grid', gap: 20, gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))' }}>
        {lenders.map((lender) => (
          <LenderCard key={lender.orgCode} lender={lender} />
        ))}
      </div>
    </main>
  );
}

const meta = { title: 'Lenders', component: AllLenders, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof AllLenders>;
export default meta;

export const All: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const cards = await canvas.findAllByRole('region');
    await expect(cards).toHaveLength(lenders.length);
    for (const [at, lender] of lenders.entries())
      await expect(within(cards[at] as HTMLElement).getByRole('heading')).toHaveTextContent(lender.name);
  },
};
