import { pageWidth } from '../site-page.tsx';
import { VideoPlayer } from '../video-player.tsx';
import captions from '../media/demo.vtt?url';
import poster from '../media/demo.webp';
import video from '../media/demo.mp4';
import fernhollow from '../media/example-brief-fernhollow.pdf';
import harbourline from '../media/example-brief-harbourline.pdf';

const examples = [
  {
    href: fernhollow,
    company: 'Fernhollow Cold Chain',
    text: 'Refrigerated transport. A meeting with the Chief Operating Officer.',
  },
  {
    href: harbourline,
    company: 'Harbourline Freight',
    text: 'A North Sea forwarder. A meeting with the Head of Operations.',
  },
];

export function DemoSection() {
  return (
    <section
      id="demo"
      aria-labelledby="demo-title"
      className="mt-24 scroll-mt-0 border-y border-line bg-surface py-16 sm:mt-32 sm:py-20"
    >
      <div className={pageWidth}>
        <h2 id="demo-title" className="font-serif text-3xl font-medium tracking-[-0.015em]">
          From a web address to the right answer on the call
        </h2>
        <div className="mt-8 grid gap-x-12 gap-y-10 md:grid-cols-[8fr_3fr]">
          <VideoPlayer src={video} poster={poster} captions={captions} label="Demo of Dealwright" />
          <div>
            <h3 className="text-base font-semibold">Read what it writes</h3>
            <p className="mt-1 text-sm text-muted">
              Two example briefs, written by the product. Both companies are invented.
            </p>
            <ul className="mt-4">
              {examples.map(({ href, company, text }) => (
                <li key={company} className="border-t border-line">
                  <a href={href} data-example className="group block py-4">
                    <span className="font-serif text-lg font-medium underline decoration-line-strong underline-offset-4 group-hover:decoration-accent">
                      {company}
                    </span>
                    <span className="mt-1 block text-sm text-muted">{text}</span>
                    <span className="mt-1 block text-sm font-medium text-accent">Example brief, PDF</span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </section>
  );
}
