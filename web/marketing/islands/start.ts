// The only script of a public page before interaction: it enhances the existing HTML.
import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/newsreader/wght.css';
import '#web/theme.css';
import { startEntries } from './entries.ts';
import { startHero } from './hero-video.ts';
import { startSeats } from './seats.ts';
import { startAccordions } from './accordions.ts';
import { startPlayers } from './video-player.ts';

startEntries();
startHero();
startPlayers();
startAccordions();
startSeats();
