import { ComparisonTable } from '@hearthline/kit/figures/ComparisonTable.tsx';
import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Stack } from '@hearthline/kit/stack/Stack.tsx';
import type { JSX } from 'react';
import { Borrowers } from './Borrowers.tsx';
import { dollars, percent, type Preview } from './copy.ts';
import { FairLending } from './FairLending.tsx';
import classes from './Rates.module.css';

const rangeOf = ({ from, to }: Preview['range']['before']): string => `${percent(from)} to ${percent(to)}`;

/** What a rate sheet would do in place of the one in force: to 500 invented borrowers, to what is advertised, and to what is printed. */
export function Impact({ preview }: { readonly preview: Preview }): JSX.Element {
  const { before, after, noted, disclosures, documents } = preview;
  const row = (head: string, now: string | number, then: string | number) => ({ head, before: now, now: then });
  return (
    <>
      <section className="section">
        <h2>What it would do</h2>
        <ComparisonTable
          caption={`${preview.rows.length} invented borrowers, the same for everyone who looks`}
          before="Today"
          now="With the change"
          rows={[
            row('Approved', before.approved, after.approved),
            row('Declined', before.declined, after.declined),
            row('Mean rate before discounts', percent(before.meanRate), percent(after.meanRate)),
            row('Mean line', dollars(before.meanLine), dollars(after.meanLine)),
            row('Advertised APRs', rangeOf(preview.range.before), rangeOf(preview.range.after)),
          ]}
        />
        <Stack top={12}>
          <p>
            {preview.newlyApproved} newly approved, {preview.newlyDeclined} newly declined, {preview.changed} with another outcome in all.
          </p>
        </Stack>
      </section>
      <Borrowers rows={preview.rows} />
      <FairLending preview={preview} />
      <section className="section">
        <h2>Sentences and documents that change</h2>
        {disclosures.length + documents.length === 0 && <p className="muted">None: every sentence reads as it does today.</p>}
        {disclosures.map((one) => (
          <Stack key={one.before} bottom={20}>
            <p className={classes.sentence}>
              <del>{one.before}</del>
            </p>
            <p className={classes.sentence}>
              <ins>{one.after}</ins>
            </p>
          </Stack>
        ))}
        {documents.map((one) => (
          <details key={`${one.title} ${one.state}`}>
            <summary className={classes.opens}>
              {one.title} ({one.state}): {Math.max(one.before.length, one.after.length)} lines
            </summary>
            {one.before.map((line) => (
              <p key={line} className={classes.sentence}>
                <del>{line}</del>
              </p>
            ))}
            {one.after.map((line) => (
              <p key={line} className={classes.sentence}>
                <ins>{line}</ins>
              </p>
            ))}
          </details>
        ))}
      </section>
      <section className="section">
        <h2>Never offered</h2>
        {noted.length === 0 ? (
          <p className="muted">No rate of the sheet is over a limit of law in any of your states today.</p>
        ) : (
          <Alert kind="note" title="Some rates of the sheet are over a limit of law: they are never offered">
            <ul>
              {noted.map(({ message }) => (
                <li key={message}>{message}</li>
              ))}
            </ul>
          </Alert>
        )}
      </section>
    </>
  );
}
