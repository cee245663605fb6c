/** The part of the browser's recognition API in use; its name varies and the page's types lack it. */
interface Recognition extends EventTarget {
  continuous: boolean;
  interimResults: boolean;
  lang: string;
  start(): void;
  stop(): void;
}
interface RecognitionResult {
  isFinal: boolean;
  0: { transcript: string };
}
interface ResultEvent extends Event {
  resultIndex: number;
  results: ArrayLike<RecognitionResult>;
}

function recognitionOf(): (new () => Recognition) | null {
  const scope = globalThis as typeof globalThis & {
    SpeechRecognition?: new () => Recognition;
    webkitSpeechRecognition?: new () => Recognition;
  };
  return scope.SpeechRecognition ?? scope.webkitSpeechRecognition ?? null;
}

export const hasRecognition = (): boolean => recognitionOf() !== null;

/** A browser that ends recognition immediately, again and again, doesn't support it. */
const againMs = 500;
const mostFailures = 10;

/**
 * Transcribes the microphone with the browser's own recognition until stopped; `said` receives final text. Restarts it
 * whenever the browser ends it after silence. Returns a function that stops it.
 */
export function recognize(said: (text: string) => void, failed: (text: string) => void): () => void {
  const Recognizer = recognitionOf();
  if (Recognizer === null) {
    failed('This browser has no speech recognition. Take notes, or use the microphone.');
    return () => undefined;
  }
  let stopped = false;
  let failures = 0;
  const recognition = new Recognizer();
  recognition.continuous = true;
  recognition.interimResults = false;
  recognition.lang = navigator.language;
  recognition.addEventListener('result', (event) => {
    failures = 0;
    const { results, resultIndex } = event as ResultEvent;
    for (let at = resultIndex; at < results.length; at += 1) {
      const result = results[at];
      if (result?.isFinal === true && result[0].transcript.trim() !== '') said(result[0].transcript.trim());
    }
  });
  recognition.addEventListener('error', (event) => {
    const { error = '' } = event as Event & { error?: string };
    if (error === 'not-allowed' || error === 'service-not-allowed') {
      stopped = true;
      failed('Your browser didn’t allow speech recognition. Notes and transcripts work without it.');
    }
  });
  recognition.addEventListener('end', () => {
    if (stopped) return;
    failures += 1;
    if (failures > mostFailures)
      failed('Your browser’s speech recognition stopped. Stop the capture and start it again.');
    else
      setTimeout(() => {
        if (!stopped) recognition.start();
      }, againMs);
  });
  recognition.start();
  return () => {
    stopped = true;
    recognition.stop();
  };
}
