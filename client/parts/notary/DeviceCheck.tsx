import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { Stack } from '@hearthline/kit/stack/Stack.tsx';
import { type JSX, useEffect, useRef, useState } from 'react';
import { DEVICE } from './copy.ts';
import classes from './DeviceCheck.module.css';

type State = 'rest' | 'checking' | 'good' | 'refused' | 'none' | 'busy' | 'unsupported';

const FAILED: Readonly<Record<string, State>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotReadableError: 'busy',
  AbortError: 'busy',
};
const whyNot = (error: unknown): State => (error instanceof DOMException ? FAILED[error.name] : undefined) ?? 'none';
const isSupported = (): boolean => 'mediaDevices' in navigator && 'RTCPeerConnection' in window;

/** Whether this browser, camera and microphone can meet the notary: asked for by a click, with a preview; the picture stays on the page. */
export function DeviceCheck(): JSX.Element {
  const video = useRef<HTMLVideoElement>(null);
  const stream = useRef<MediaStream | null>(null);
  const [state, setState] = useState<State>('rest');
  const stop = (): void => {
    stream.current?.getTracks().forEach((track) => track.stop());
    stream.current = null;
  };
  useEffect(() => stop, []);
  async function check(): Promise<void> {
    stop();
    if (!isSupported()) return setState('unsupported');
    setState('checking');
    try {
      const opened = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'user' }, audio: true });
      // left meanwhile
      if (!video.current) return opened.getTracks().forEach((track) => track.stop());
      stream.current = opened;
      video.current.srcObject = opened;
      setState('good');
    } catch (error) {
      setState(whyNot(error));
    }
  }
  const off = (): void => {
    stop();
    setState('rest');
  };
  const isOn = state === 'good';
  return (
    <section className="section">
      <h2>{DEVICE.heading}</h2>
      <p>{DEVICE.text}</p>
      <Stack top={16} gap={16}>
        <video ref={video} className={classes.preview} playsInline muted autoPlay hidden={!isOn} aria-label={DEVICE.preview} />
        {state !== 'rest' && state !== 'checking' && (
          <Alert kind={isOn ? 'ok' : 'warn'} title={DEVICE[state]} live>
            {DEVICE[`${state}Text`]}
          </Alert>
        )}
        <Button variant="outline" icon="camera" disabled={state === 'checking'} onClick={isOn ? off : () => void check()}>
          {state === 'checking' ? DEVICE.checking : isOn ? DEVICE.stop : state === 'rest' ? DEVICE.check : DEVICE.again}
        </Button>
      </Stack>
    </section>
  );
}
