/** Thrown if a device or tab provides no audio; the message is for the user. */
export class NoSound extends Error {}

const deniedText =
  'Your browser didn’t allow the microphone. Allow it in the address bar, then try again. Notes and transcripts work without it.';

function reasonOf(error: unknown): string {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return deniedText;
  if (name === 'NotFoundError' || name === 'OverconstrainedError')
    return 'We found no microphone. Connect one, then try again.';
  if (name === 'NotReadableError' || name === 'AbortError')
    return 'Another program is using the microphone. Close it there, then try again.';
  return 'The microphone didn’t start. Try again, or choose another one.';
}

/** Returns whether the page may use microphones: browsers require HTTPS. */
export const hasMicrophones = (): boolean => navigator.mediaDevices?.getUserMedia !== undefined;

/** Returns whether the browser can share a tab's audio: only Chromium on desktop. */
export function hasTabSound(): boolean {
  const { mediaDevices, userAgentData } = navigator as Navigator & {
    userAgentData?: { mobile: boolean; brands: { brand: string }[] };
  };
  return (
    mediaDevices?.getDisplayMedia !== undefined &&
    userAgentData?.mobile === false &&
    userAgentData.brands.some(({ brand }) => brand === 'Chromium')
  );
}

/** Opens the microphone with this id, or the browser's default if empty. Throws NoSound. */
export async function openMicrophone(deviceId: string): Promise<MediaStream> {
  try {
    return await navigator.mediaDevices.getUserMedia({
      audio: {
        ...(deviceId === '' ? {} : { deviceId: { exact: deviceId } }),
        echoCancellation: true,
        noiseSuppression: false,
        autoGainControl: true,
      },
    });
  } catch (error) {
    throw new NoSound(reasonOf(error), { cause: error });
  }
}

export const noTabSoundText =
  'The tab you shared has no sound. Share it again, choose a tab, and turn on “Also share tab audio”.';

/** Opens a tab the user picks and uses only its audio. Throws NoSound. */
export async function openTab(): Promise<MediaStream> {
  let stream: MediaStream;
  try {
    stream = await navigator.mediaDevices.getDisplayMedia({ video: true, audio: true });
  } catch (error) {
    throw new NoSound('No tab was shared. Share the tab that the call runs in.', { cause: error });
  }
  if (stream.getAudioTracks().length === 0) {
    stopStream(stream);
    throw new NoSound(noTabSoundText);
  }
  // The video isn't used.
  for (const track of stream.getVideoTracks()) track.enabled = false;
  return stream;
}

export function stopStream(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}
