/** The recorder's own types refer to a package that is not installed; these are the options we use (rrweb 2, its guide). */
declare module '@rrweb/record' {
  export function record(options: {
    readonly emit: (event: unknown) => void;
    readonly blockSelector: string;
    readonly maskTextSelector: string;
    readonly maskTextFn: (text: string) => string;
    readonly maskAllInputs: boolean;
    readonly maskInputFn: (text: string) => string;
    readonly slimDOMOptions: 'all';
    readonly inlineStylesheet: boolean;
    readonly inlineImages: boolean;
    readonly recordCanvas: boolean;
    readonly collectFonts: boolean;
    readonly recordCrossOriginIframes: boolean;
    readonly sampling: { readonly mousemove: number; readonly scroll: number; readonly input: 'last' };
  }): (() => void) | undefined;
}
