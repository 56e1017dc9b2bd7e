import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { Dialog } from '@hearthline/kit/dialog/Dialog.tsx';
import { PickButton } from '@hearthline/kit/file-picker/FilePicker.tsx';
import { cx } from '@hearthline/kit/styles/cx.ts';
import { type JSX, useEffect, useRef, useState } from 'react';
import classes from './Camera.module.css';
import { CAMERA, HINTS, SLOT_COPY } from './copy.ts';
import { flawIn, type Flaw } from './picture-quality.ts';

/** Milliseconds between two looks at the picture: often enough to help, rarely enough to be read. */
const LOOK_EVERY = 800;
const JPEG_QUALITY = 0.92;
const WANTED = { width: { ideal: 2560 }, height: { ideal: 1920 } } as const;

type Shot = { readonly address: string; readonly file: File; readonly flaw: Flaw | null };
type State = 'starting' | 'on' | 'refused' | 'none';

type CameraProps = {
  /** 'Front': in the title, and the name of the file. */
  readonly side: string;
  readonly isFace: boolean;
  readonly accept: string;
  readonly onPicture: (file: File) => void;
  readonly onClose: () => void;
};

/** A refusal of the person or of the browser's settings; anything else means that no camera can be used. */
const whyNot = (error: unknown): State =>
  error instanceof DOMException && /^(NotAllowed|Security)Error$/.test(error.name) ? 'refused' : 'none';

/** The camera in a dialog: a frame to fit the document in, a hint while looking, and the picture to be approved before it is sent. */
export function Camera({ side, isFace, accept, onPicture, onClose }: CameraProps): JSX.Element {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<State>('starting');
  const [flaw, setFlaw] = useState<Flaw | null>(null);
  const [shot, setShot] = useState<Shot | null>(null);

  useEffect(() => {
    let stream: MediaStream | null = null;
    let isOver = false;
    const start = async (): Promise<void> => {
      try {
        const opened = await navigator.mediaDevices.getUserMedia({ video: { facingMode: isFace ? 'user' : 'environment', ...WANTED } });
        stream = opened;
        if (isOver) opened.getTracks().forEach((track) => track.stop());
        else if (video.current) {
          video.current.srcObject = opened;
          await video.current.play();
          setState('on');
        }
      } catch (error) {
        if (!isOver) setState(whyNot(error));
      }
    };
    void start();
    return () => {
      isOver = true;
      stream?.getTracks().forEach((track) => track.stop());
    };
  }, [isFace]);

  const isLooking = state === 'on' && shot === null;
  useEffect(() => {
    if (!isLooking) return undefined;
    const timer = setInterval(() => {
      const { current } = video;
      if (current && current.videoWidth > 0) setFlaw(flawIn(current, current.videoWidth, current.videoHeight));
    }, LOOK_EVERY);
    return () => clearInterval(timer);
  }, [isLooking]);

  const shoot = (): void => {
    const { current } = video;
    if (!current || current.videoWidth === 0) return;
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [current.videoWidth, current.videoHeight];
    canvas.getContext('2d')?.drawImage(current, 0, 0);
    canvas.toBlob(
      (blob) => {
        if (!blob) return;
        const file = new File([blob], `${side}.jpg`, { type: 'image/jpeg' });
        setShot({ address: URL.createObjectURL(blob), file, flaw: flawIn(canvas, canvas.width, canvas.height) });
      },
      'image/jpeg',
      JPEG_QUALITY,
    );
  };
  const again = (): void => {
    if (shot) URL.revokeObjectURL(shot.address);
    setShot(null);
  };
  const keep = (file: File): void => {
    onPicture(file);
    onClose();
  };

  if (state === 'refused' || state === 'none') {
    const instead = { onFiles: (files: readonly File[]) => files[0] && keep(files[0]), accept };
    return (
      <Dialog
        open
        title={CAMERA.title(side)}
        onClose={onClose}
        actions={
          <PickButton {...instead} look="solid" capture={isFace ? 'user' : 'environment'}>
            {SLOT_COPY.choose}
          </PickButton>
        }
      >
        <Alert kind="warn" title={CAMERA[state]} live>
          {CAMERA[`${state}Text`]}
        </Alert>
      </Dialog>
    );
  }
  const seen = shot ? shot.flaw : flaw;
  const hint = state === 'starting' ? CAMERA.starting : seen ? HINTS[seen] : shot ? CAMERA.good : CAMERA.place;
  return (
    <Dialog
      open
      wide
      title={CAMERA.title(side)}
      onClose={onClose}
      actions={
        shot ? (
          <>
            <Button onClick={() => keep(shot.file)}>{CAMERA.use}</Button>
            <Button variant="text" onClick={again}>
              {CAMERA.again}
            </Button>
          </>
        ) : (
          <Button icon="camera" disabled={state !== 'on'} onClick={shoot}>
            {CAMERA.shoot}
          </Button>
        )
      }
    >
      <div className={cx(classes.stage, isFace && classes.mirrored)}>
        {/* stays while the picture is looked at: the camera goes on when it is taken again */}
        <video ref={video} playsInline muted autoPlay hidden={shot !== null} aria-label={CAMERA.title(side)} />
        {shot ? <img src={shot.address} alt={CAMERA.preview} /> : <div className={cx(classes.frame, isFace && classes.face)} />}
      </div>
      <p className={classes.hint} role="status">
        {hint}
      </p>
    </Dialog>
  );
}
