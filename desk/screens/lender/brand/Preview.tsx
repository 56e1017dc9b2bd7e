import { Button } from '@hearthline/kit/button/Button.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { KeyValues } from '@hearthline/kit/figures/KeyFigures.tsx';
import { RadioTabs } from '@hearthline/kit/radio-tabs/RadioTabs.tsx';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import { logoSvg } from '@hearthline/orgs/logos.ts';
import type { Brand } from '@hearthline/orgs/schema.ts';
import { deriveTokens } from '@hearthline/orgs/theme/derive-tokens.ts';
import { type JSX, useState } from 'react';
import { lenderName } from '../../../services/lender.ts';
import classes from './Brand.module.css';

const WIDTHS = ['390', '1440'] as const;

/** A question, a button and an offer in a look. */
function Page({ brand, name, lender, width }: Record<'name' | 'lender' | 'width', string> & { readonly brand: Brand }): JSX.Element {
  const tokens = Object.fromEntries(Object.entries(deriveTokens(brand)).map(([token, value]) => [`--${token}`, value]));
  return (
    <figure className={classes.page}>
      <figcaption>{name}</figcaption>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard (WCAG 2.1.1) */}
      <div className={classes.scroll} role="region" aria-label={`${name}, ${width} pixels wide`} tabIndex={0}>
        <div className={classes.borrower} data-width={width} style={tokens} inert aria-hidden="true">
          <p className={classes.top}>
            <img src={`data:image/svg+xml,${encodeURIComponent(logoSvg({ name: '', brand }))}`} alt="" width={32} height={32} /> {lender}
          </p>
          <p className={classes.question}>What is your annual income?</p>
          <TextField name={`income-${name}-${width}`} label="Income before taxes" before="$" after="a year" defaultValue="85,000" />
          <Button>Continue</Button>
          <Card>
            <p className={classes.figure}>$1,030.80</p>
            <KeyValues
              items={[
                { term: 'APR', value: '8.45%' },
                { term: 'First draw', value: '$100,000' },
              ]}
            />
          </Card>
        </div>
      </div>
    </figure>
  );
}

type PreviewProps = {
  /** Null: none is set yet. */
  readonly before: Brand | null;
  readonly after: Brand;
  readonly lender?: string;
};

/** The look that is set and the one that is tried out, at the width of a phone or of a desk. */
export function Preview({ before, after, lender = lenderName() }: PreviewProps): JSX.Element {
  const [width, setWidth] = useState<string>(WIDTHS[0]);
  return (
    <section className={classes.part}>
      <h2>Preview</h2>
      <RadioTabs
        name="width"
        label="Width of the page"
        options={WIDTHS.map((value) => ({ value, title: `${value} pixels` }))}
        value={width}
        onChange={({ currentTarget }) => setWidth(currentTarget.value)}
      />
      <div className={classes.pages}>
        {before && <Page brand={before} name="Now" lender={lender} width={width} />}
        <Page brand={after} name={before ? 'After' : 'Your look'} lender={lender} width={width} />
      </div>
    </section>
  );
}
