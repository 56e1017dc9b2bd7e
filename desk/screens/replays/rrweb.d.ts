/** The player's own types refer to a package that is not installed; this is what we use of it (rrweb 2, its guide). */
declare module '@rrweb/replay' {
  export class Replayer {
    constructor(
      events: readonly never[],
      options: {
        readonly root: Element;
        readonly mouseTail: boolean;
        readonly showWarning: boolean;
        readonly skipInactive: boolean;
        readonly UNSAFE_replayCanvas: boolean;
      },
    );
    readonly iframe: HTMLIFrameElement;
    play(at?: number): void;
    pause(at?: number): void;
    getCurrentTime(): number;
    getMetaData(): { readonly startTime: number; readonly endTime: number; readonly totalTime: number };
    on(event: 'finish', listener: () => void): void;
    destroy(): void;
  }
}
