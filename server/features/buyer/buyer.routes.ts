import * as contract from '#contract/buyer.ts';
import { route, type Route } from '#server/platform/http.ts';
import { answerQuestion } from './answer-question.ts';
import { changeSharingSettings } from './change-sharing-settings.ts';
import { createProposalShare } from './create-proposal-share.ts';
import { listProposalShares } from './list-proposal-shares.ts';
import { markQuestion } from './mark-question.ts';
import { readBuyerNews } from './read-buyer-news.ts';
import { revokeProposalShare } from './revoke-proposal-share.ts';

export const buyerRoutes: Route[] = [
  route(contract.listProposalShares, listProposalShares),
  route(contract.createProposalShare, createProposalShare),
  route(contract.revokeProposalShare, revokeProposalShare),
  route(contract.markQuestion, markQuestion),
  route(contract.answerQuestion, answerQuestion),
  route(contract.changeSharingSettings, changeSharingSettings),
  route(contract.readBuyerNews, (ctx) => readBuyerNews(ctx)),
];
