import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { FilePicker } from '@hearthline/kit/file-picker/FilePicker.tsx';
import { logoInOneColorSvg, logoOnDarkSvg, logoSvg, shareSvg, tileSvg } from '@hearthline/orgs/logos.ts';
import type { Brand } from '@hearthline/orgs/schema.ts';
import { deriveColors } from '@hearthline/orgs/theme/derive-tokens.ts';
import { deskLogoPost } from '@hearthline/web/operations/desk.ts';
import { staffMessage } from '@hearthline/web/requests/problem-message.ts';
import { type JSX, useState } from 'react';
import { api } from '../../../services/api.ts';
import { lenderName } from '../../../services/lender.ts';
import classes from './Brand.module.css';

const MOST_BYTES = 100 * 1024;
const address = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
/** The picture of links without the name, which only the server sets. */
const NAMELESS = { d: '', width: 10 };

const markAtDesk = async (svg: string): Promise<string> => (await api(deskLogoPost, { body: { svg } })).mark;

type LogoSectionProps = {
  readonly brand: Brand;
  /** Of the lender; by default of the one whose desk this is. */
  readonly name?: string;
  /** Reads the mark of a file. */
  readonly markOf?: (svg: string) => Promise<string>;
  readonly onMark: (mark: string) => void;
};

/** A logo to be sent, and what is drawn from the one that is tried out. */
export function LogoSection({ brand, name = lenderName(), markOf = markAtDesk, onMark }: LogoSectionProps): JSX.Element {
  const [problem, setProblem] = useState<string | null>(null);
  const look = { name, brand };
  const { page, ink } = deriveColors(brand.color);
  const send = async (file: File): Promise<void> => {
    setProblem(null);
    try {
      if (file.size > MOST_BYTES)
        throw new RangeError('This file is larger than 100 KB. Export the logo without pictures, fonts and hidden layers.');
      onMark(await markOf(await file.text()));
    } catch (error) {
      setProblem(error instanceof RangeError ? error.message : staffMessage(error));
    }
  };
  const drawn = [
    { what: 'On light', svg: logoSvg(look), ground: page },
    { what: 'On dark', svg: logoOnDarkSvg(look), ground: ink },
    { what: 'In one color', svg: logoInOneColorSvg(look), ground: '#ffffff' },
    { what: 'Browser tab', svg: tileSvg(look, 32), ground: '#ffffff' },
    { what: 'Mail', svg: tileSvg(look, 80), ground: page },
    { what: 'Links', svg: shareSvg(look, NAMELESS), ground: '#ffffff' },
  ];
  return (
    <section className={classes.part}>
      <h2>Logo</h2>
      <FilePicker
        text="Drop an SVG of one color here"
        choose="Choose an SVG"
        accept=".svg,image/svg+xml"
        onFiles={([file]) => void (file && send(file))}
      />
      {problem !== null && (
        <Alert kind="err" title="The logo was not taken">
          {problem}
        </Alert>
      )}
      <ul className={classes.drawn}>
        {drawn.map(({ what, svg, ground }) => (
          <li key={what}>
            <span className={classes.ground} style={{ background: ground }}>
              <img src={address(svg)} alt="" />
            </span>
            {what}
          </li>
        ))}
      </ul>
    </section>
  );
}
