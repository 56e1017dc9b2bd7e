import { PREVIEW_FRAME } from '@hearthline/journey/paths.ts';
import type { Drawn, Told } from '@hearthline/web/preview.ts';
import { type CSSProperties, type JSX, useEffect, useRef } from 'react';
import classes from './Preview.module.css';

type DrawnFrameProps = {
  readonly title: string;
  readonly drawn: Drawn;
  readonly style?: CSSProperties | undefined;
  readonly onWords?: ((lines: readonly string[]) => void) | undefined;
};

/** A frame of the borrower's app (client/preview/). It runs scripts and has no origin: it reads nothing of the desk, and its policy lets it call nobody. */
export function DrawnFrame({ title, drawn, style, onWords }: DrawnFrameProps): JSX.Element {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<Told>): void => {
      const page = frame.current?.contentWindow;
      if (!page || source !== page) return;
      // it has no origin that could be named; only what is shown in it anyway is sent
      if (data.kind === 'ready') page.postMessage(drawn, '*');
      else onWords?.(data.lines);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [drawn, onWords]);
  return <iframe ref={frame} className={classes.frame} style={style} title={title} src={PREVIEW_FRAME} sandbox="allow-scripts" />;
}
