import { Checkbox } from '@hearthline/kit/checkbox/Checkbox.tsx';
import { SelectField } from '@hearthline/kit/select-field/SelectField.tsx';
import { Stack } from '@hearthline/kit/stack/Stack.tsx';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import type { Brand } from '@hearthline/orgs/schema.ts';
import { QUESTION_FAMILIES, TEXT_FAMILIES, USUAL } from '@hearthline/orgs/theme/families.ts';
import type { JSX } from 'react';
import classes from './Brand.module.css';

type LookFieldsProps = {
  readonly brand: Brand;
  /** The color as it stands in its field. */
  readonly typed: string;
  readonly onColor: (color: string) => void;
  readonly onChange: (part: Partial<Brand>) => void;
};

const options = (families: readonly string[]) => families.map((name) => ({ value: name, text: name }));

/** Color, corners and type. The product's own families are kept as none, so that a lender follows them. */
export function LookFields({ brand, typed, onColor, onChange }: LookFieldsProps): JSX.Element {
  return (
    <section className={classes.part}>
      <h2>Color, corners and typefaces</h2>
      <Stack gap={16}>
        <div className={classes.color}>
          <TextField
            name="color"
            label="Color"
            hint="As # and six digits, for example #336699"
            error={/^#[0-9a-f]{6}$/.test(typed) ? undefined : 'Type # and six digits from 0 to f'}
            value={typed}
            maxLength={7}
            spellCheck={false}
            onChange={({ currentTarget }) => onColor(currentTarget.value)}
          />
          <input
            type="color"
            aria-label="Choose the color"
            value={brand.color}
            onChange={({ currentTarget }) => onColor(currentTarget.value)}
          />
        </div>
        <TextField
          name="radius"
          label="Corners, in pixels"
          type="number"
          boxSize="short"
          min={0}
          max={16}
          value={brand.radius}
          onChange={({ currentTarget }) => onChange({ radius: Math.min(16, Math.max(0, Math.round(Number(currentTarget.value)))) })}
        />
        <SelectField
          name="fontText"
          label="Typeface of text"
          empty={null}
          options={options(TEXT_FAMILIES)}
          value={brand.fontText ?? USUAL.text}
          onChange={({ currentTarget: { value } }) => onChange({ fontText: value === USUAL.text ? null : (value as Brand['fontText']) })}
        />
        <SelectField
          name="fontQuestion"
          label="Typeface of questions"
          empty={null}
          options={options(QUESTION_FAMILIES)}
          value={brand.fontQuestion ?? USUAL.question}
          onChange={({ currentTarget: { value } }) =>
            onChange({ fontQuestion: value === USUAL.question ? null : (value as Brand['fontQuestion']) })
          }
        />
        <Checkbox id="ownLoader" checked={brand.ownLoader} onChange={({ currentTarget }) => onChange({ ownLoader: currentTarget.checked })}>
          Logo and name while a page loads
        </Checkbox>
      </Stack>
    </section>
  );
}
