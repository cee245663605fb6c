import { buttonClass } from '#web/components/button.tsx';
import { paths } from '#web/paths.ts';
import { pageWidth } from '../site-page.tsx';
import video from '../media/hero.mp4';
import poster from '../media/hero.webp';
import smallPoster from '../media/hero-small.webp';

/** Claims with the specified numbers, labeled as goals below. */
const goals = [
  { figure: 'About 2 minutes', text: 'to research a prospect' },
  { figure: '8 discovery questions', text: 'ready before the call' },
  { figure: 'Top 3 competitors', text: 'named, with where it says so' },
  { figure: '21-minute path', text: 'to prospect conversion' },
];

function HeroVideo() {
  return (
    <figure className="relative m-0 overflow-hidden rounded-md border border-line bg-sunken shadow-float">
      <img
        src={poster}
        srcSet={`${smallPoster} 720w, ${poster} 1280w`}
        sizes="(max-width: 559px) calc(100vw - 40px), min(1160px, calc(100vw - 80px))"
        alt="A finished brief in Dealwright: each statement has a numbered source beside it."
        width={1280}
        height={800}
        fetchPriority="high"
        className="block h-auto w-full"
      />
      <video
        data-hero={video}
        muted
        loop
        playsInline
        preload="none"
        width={1280}
        height={800}
        aria-label="Dealwright prepares a meeting: a web address and a name become a brief"
        className="absolute inset-0 size-full opacity-0 transition-opacity duration-150 data-shown:opacity-100"
      />
      <button
        type="button"
        hidden
        data-hero-toggle
        className="absolute end-3 bottom-3 rounded-md border border-line bg-surface px-3 py-1.5 text-sm font-medium text-ink hover:bg-sunken"
      >
        Pause
      </button>
      <noscript>
        <video
          src={video}
          poster={poster}
          muted
          loop
          playsInline
          autoPlay
          controls
          preload="none"
          className="absolute inset-0 size-full"
        />
      </noscript>
    </figure>
  );
}

export function Hero() {
  return (
    <section aria-labelledby="headline" className={`${pageWidth} pt-10 sm:pt-16`}>
      <div className="grid gap-x-16 gap-y-7 md:grid-cols-[7fr_4fr] md:items-end">
        <h1
          id="headline"
          className="font-serif text-[36px] leading-[1.08] font-medium tracking-[-0.022em] sm:text-[52px] lg:text-[66px]"
        >
          Walk into every sales meeting knowing what matters, and where it says so.
        </h1>
        <div className="md:pb-2">
          <p className="text-lg text-muted">
            Dealwright is an AI sales assistant for B2B sales teams. It prepares the meeting, coaches the call, and has
            the proposal ready when the call ends.
          </p>
          <div className="mt-6 flex flex-wrap gap-3">
            <a href={paths.signUp} data-entry="sign-up" className={buttonClass({ look: 'primary', size: 'large' })}>
              Prepare your first meeting
            </a>
            <a href="#demo" className={buttonClass({ size: 'large' })}>
              Watch the demo
            </a>
          </div>
        </div>
      </div>
      <div className="mt-10 sm:mt-14">
        <HeroVideo />
      </div>
      <dl className="mt-8 grid grid-cols-2 gap-x-8 gap-y-6 md:grid-cols-4">
        {goals.map(({ figure, text }) => (
          <div key={figure} className="flex flex-col">
            <dt className="order-last text-sm text-muted">{text}</dt>
            <dd className="m-0 font-serif text-xl font-medium">{figure}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 text-sm text-muted">
        These are the goals we build for. Your figures depend on your prospects.
      </p>
    </section>
  );
}
