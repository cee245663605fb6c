import { readContentNews } from '#contract/content-library.ts';
import * as work from '#contract/work-news.ts';
import { route, type Route } from '#server/platform/http.ts';
import { readNews } from './read-news.ts';
import { readWorkNews } from './read-work-news.ts';

export const notificationsRoutes: Route[] = [
  route(readContentNews, (ctx) => readNews(ctx)),
  route(work.readWorkNews, (ctx) => readWorkNews(ctx)),
];
