import { randomBytes } from 'node:crypto';
import { addPeriod } from '#server/ports/proration.ts';

export interface Session {
  id: string;
  object: 'checkout.session';
  mode: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  url: string | null;
  client_reference_id: string | null;
  metadata: Record<string, string>;
  subscription: string | null;
  invoice: string | null;
  customer: string | null;
  amount_total: number;
  currency: string;
  created: number;
  success_url: string;
  cancel_url: string;
}
export interface Item {
  id: string;
  price: Price;
  quantity: number;
  current_period_start: number;
  current_period_end: number;
}
export interface Subscription {
  id: string;
  object: 'subscription';
  status: string;
  customer: string;
  metadata: Record<string, string>;
  items: { data: [Item] };
  cancel_at_period_end: boolean;
  cancel_at: number | null;
  start_date: number;
  ended_at: number | null;
}
export interface Invoice {
  id: string;
  object: 'invoice';
  status: 'paid' | 'open';
  amount_due: number;
  amount_paid: number;
  currency: 'usd';
  number: string;
  created: number;
  hosted_invoice_url: string;
  lines: { data: { amount: number; description: string }[] };
  status_transitions: { paid_at: number | null };
  parent: { subscription_details: { subscription: string; metadata: Record<string, string> } } | null;
  subscription: string | null;
}
export interface Price {
  id: string;
  object: 'price';
  currency: 'usd';
  nickname: string;
  billing_scheme: 'tiered';
  tiers_mode: 'volume';
  unit_amount: null;
  recurring: { interval: 'month' | 'year' };
  tiers: { up_to: number | null; unit_amount: number; flat_amount: null }[];
}
export interface Event {
  id: string;
  object: 'event';
  type: string;
  created: number;
  data: { object: object };
}
export interface Order {
  item: { price: Price | null; quantity: number; amount: number };
  subscriptionMetadata: Record<string, string>;
}

export const now = (): number => Math.floor(Date.now() / 1000);
export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;
export const price = (id: string, nickname: string, interval: 'month' | 'year', cents: number): Price => ({
  id,
  object: 'price',
  currency: 'usd',
  nickname,
  billing_scheme: 'tiered',
  tiers_mode: 'volume',
  unit_amount: null,
  recurring: { interval },
  tiers: [
    { up_to: 9, unit_amount: cents, flat_amount: null },
    { up_to: null, unit_amount: Math.round(cents * 0.9), flat_amount: null },
  ],
});
export const amountOf = ({ tiers }: Price, quantity: number): number =>
  quantity * (tiers.find(({ up_to: upTo }) => upTo === null || quantity <= upTo)?.unit_amount ?? 0);
export const nextPeriod = (from: number, { recurring }: Price): number =>
  addPeriod(new Date(from * 1000), recurring.interval === 'year' ? 'annual' : 'monthly').getTime() / 1000;
