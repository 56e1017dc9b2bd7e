import { Card } from '@hearthline/kit/card/Card.tsx';
import type { JSX } from 'react';

/** A few plain sentences, one a row. */
export function Tips({ title, tips }: { title: string; tips: readonly string[] }): JSX.Element {
  return (
    <section className="section">
      <Card title={title}>
        <ul className="stack small">
          {tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
