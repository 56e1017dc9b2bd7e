import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import { type Contrast, contrastOf, nearestPassing } from '@hearthline/orgs/theme/color-uses.ts';
import { deriveColors } from '@hearthline/orgs/theme/derive-tokens.ts';
import type { JSX } from 'react';
import classes from './Brand.module.css';

/** A row of the table: a part in a state, with the least of its pairs. */
function rowsOf(all: readonly Contrast[]): readonly Contrast[] {
  const least = new Map<string, Contrast>();
  for (const one of all) {
    const key = `${one.part} ${one.state} ${one.what}`;
    const known = least.get(key);
    if (!known || one.ratio / one.atLeast < known.ratio / known.atLeast) least.set(key, one);
  }
  return [...least.values()];
}

/** The contrast of every part in every state with a color, and the nearest color that passes where one does not. */
export function ContrastSection({
  color,
  isFolded = false,
  onTake,
}: {
  readonly color: string;
  /** The figures are shown on request only. */
  readonly isFolded?: boolean;
  readonly onTake: ((color: string) => void) | null;
}): JSX.Element {
  const colors = deriveColors(color);
  const rows = rowsOf(contrastOf(color));
  const faint = rows.filter(({ passes }) => !passes);
  const nearest = nearestPassing(color);
  return (
    <section className={classes.part}>
      <h2>Contrast</h2>
      {faint.length === 0 ? (
        <p>Everybody can read it: all {rows.length} pairs of colors pass.</p>
      ) : (
        <Alert kind="warn" title={`${faint.map(({ part }) => part).join(', ')}: too faint on a light page`}>
          <p>
            The logo is drawn in a darker shade instead, and buttons keep the color. {nearest} looks most like it and is seen everywhere.
          </p>
          {onTake && (
            <Button variant="outline" compact onClick={() => onTake(nearest)}>
              <span className={classes.swatch} style={{ background: nearest }} /> Take {nearest}
            </Button>
          )}
        </Alert>
      )}
      <details open={!isFolded} className={classes.pairs}>
        <summary>Every pair and its figure</summary>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard (WCAG 2.1.1) */}
        <div className={classes.scroll} role="region" aria-label="Contrast of every part" tabIndex={0}>
          <table className={classes.figures}>
            <thead>
              <tr>
                <th scope="col">Part</th>
                <th scope="col">State</th>
                <th scope="col">What</th>
                <th scope="col">Ratio</th>
                <th scope="col">Needs</th>
                <th scope="col">Result</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ part, state, what, front, ground, ratio, atLeast, passes }) => (
                <tr key={`${part} ${state} ${what}`}>
                  <th scope="row">{part}</th>
                  <td>{state}</td>
                  <td>
                    <span className={classes.sample} style={{ background: colors[ground] }} aria-hidden="true">
                      <span style={{ background: colors[front] }} />
                    </span>{' '}
                    {what}
                  </td>
                  <td>{ratio.toFixed(2)}</td>
                  <td>{atLeast}</td>
                  <td>{passes ? <Tag kind="ok">Passes</Tag> : <Tag kind="warn">Too faint</Tag>}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  );
}
