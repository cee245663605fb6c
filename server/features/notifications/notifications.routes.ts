import { readContentNews } from '#contract/content-library.ts';
import { route, type Route } from '#server/platform/http.ts';
import { readNews } from './read-news.ts';

export const notificationsRoutes: Route[] = [route(readContentNews, (ctx) => readNews(ctx))];
