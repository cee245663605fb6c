import * as contract from '#contract/coaching.ts';
import * as ownCards from '#contract/own-cards.ts';
import { readEarlierCalls as readEarlierCallsEndpoint } from '#contract/earlier-calls.ts';
import { readOpenPromises as readOpenPromisesEndpoint } from '#contract/open-promises.ts';
import { keepPromise } from '#server/features/discovery/keep-promise.ts';
import { route, type Route } from '#server/platform/http.ts';
import { askForHelp } from './ask-for-help.ts';
import { markCard } from './mark-card.ts';
import { markSuggestion } from './mark-suggestion.ts';
import { deleteOwnCard } from './delete-own-card.ts';
import { listOwnCards } from './list-own-cards.ts';
import { saveOwnCard } from './save-own-card.ts';
import { tryOwnCard } from './try-own-card.ts';
import { readCoach } from './read-coach.ts';
import { readEarlierCalls } from './read-earlier-calls.ts';
import { readOpenPromises } from './read-open-promises.ts';
import { readFacts } from './read-facts.ts';
import { readPromises } from './read-promises.ts';
import { readTopics } from './read-topics.ts';
import { setVerbosity } from './set-verbosity.ts';
import { snoozeCoach } from './snooze-coach.ts';

export const coachingRoutes: Route[] = [
  route(contract.readCoach, readCoach),
  route(contract.askForHelp, askForHelp),
  route(contract.snoozeCoach, snoozeCoach),
  route(contract.setVerbosity, setVerbosity),
  route(contract.markCard, markCard),
  route(contract.markSuggestion, markSuggestion),
  route(contract.readPromises, readPromises),
  route(contract.readTopics, readTopics),
  route(contract.readFacts, readFacts),
  route(contract.keepPromise, keepPromise),
  route(readOpenPromisesEndpoint, readOpenPromises),
  route(ownCards.listOwnCards, listOwnCards),
  route(ownCards.saveOwnCard, saveOwnCard),
  route(ownCards.deleteOwnCard, deleteOwnCard),
  route(ownCards.tryOwnCard, tryOwnCard),
  route(readEarlierCallsEndpoint, readEarlierCalls),
];
