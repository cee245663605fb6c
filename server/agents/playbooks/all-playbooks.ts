import { aerospace } from './aerospace.ts';
import { agriculture } from './agriculture.ts';
import { banking } from './banking.ts';
import { construction } from './construction.ts';
import { ecommerce } from './ecommerce.ts';
import { education } from './education.ts';
import { energy } from './energy.ts';
import { finance } from './finance.ts';
import { food } from './food.ts';
import { govFederal } from './gov-federal.ts';
import { govLocal } from './gov-local.ts';
import { healthcare } from './healthcare.ts';
import { insurance } from './insurance.ts';
import { manufacturing } from './manufacturing.ts';
import { marketing } from './marketing.ts';
import { media } from './media.ts';
import { nonProfit } from './non-profit.ts';
import { other } from './other.ts';
import { pharma } from './pharma.ts';
import { proServe } from './pro-serve.ts';
import { prodTechnology } from './prod-technology.ts';
import { realEstate } from './real-estate.ts';
import { retail } from './retail.ts';
import { saas } from './saas.ts';
import { supplyChain } from './supply-chain.ts';
import { telecommunications } from './telecommunications.ts';
import { transportation } from './transportation.ts';
import { travel } from './travel.ts';
import type { Playbook } from './playbook.ts';

/** One per industry, in the order of the contract. */
export const playbooks: readonly Playbook[] = [
  saas,
  prodTechnology,
  healthcare,
  finance,
  banking,
  insurance,
  education,
  marketing,
  realEstate,
  proServe,
  govFederal,
  govLocal,
  supplyChain,
  manufacturing,
  construction,
  retail,
  ecommerce,
  transportation,
  energy,
  telecommunications,
  agriculture,
  media,
  travel,
  food,
  pharma,
  aerospace,
  nonProfit,
  other,
];
