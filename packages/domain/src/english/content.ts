import { newsCategories } from '../content/article.ts';
import { catalogueSections } from '../content/catalogue.ts';
import { catalogueGroups } from '../content/catalogueEntry.ts';
import { companySections, cultureParts } from '../content/companyIntroduction.ts';
import { caseSections } from '../content/cooperationCase.ts';
import { cooperationTypes, ecologySections } from '../content/ecologyParts.ts';
import { expoSections } from '../content/expo.ts';
import { solutionSections } from '../content/solution.ts';
import { keyed, namesOf, pair } from './catalogue.ts';

export const contentPairs = [
  pair(keyed(newsCategories), {
    行业动态: 'Industry news',
    应用实践: 'In practice',
    专家观点: 'Expert views',
    标准规范: 'Standards',
    平台公告: 'Announcements',
    行业报告: 'Industry reports',
  }),
  pair(keyed(catalogueGroups), {
    标识应用: 'Identifier applications',
    设备运维: 'Equipment maintenance',
    生产制造: 'Manufacturing',
    质量管理: 'Quality management',
    供应物流: 'Supply and logistics',
    营销售后: 'Sales and after-sales',
    经营分析: 'Business analysis',
    安全环保: 'Safety and environment',
    行业方案: 'Solutions by industry',
  }),
  pair(namesOf(catalogueSections), {
    advantage: 'Advantages',
    introduction: 'What it does',
    scene: 'Where it fits',
    value: 'What it brings',
  }),
  pair(namesOf(solutionSections), {
    plan: 'The solution',
    architecture: 'Architecture',
    advantages: 'Advantages of the solution',
    applications: 'Where it is used',
    cooperation: 'How we cooperate',
  }),
  pair(namesOf(caseSections), {
    background: 'The customer',
    painPoints: 'The problem',
    solution: 'Solution',
    relatedProducts: 'Related products',
  }),
  pair(namesOf(companySections), { history: 'History', culture: 'Culture', videos: 'Videos' }),
  pair(namesOf(cultureParts), { vision: 'Vision', mission: 'Mission', goal: 'Goal' }),
  pair(namesOf(cooperationTypes), { technology: 'Technology providers', channel: 'Channel agents' }),
  pair(namesOf(ecologySections), {
    advantages: 'Advantages of the ecosystem',
    types: 'Kinds of cooperation',
    rights: 'Benefits',
    thresholds: 'Requirements',
    steps: 'How we cooperate',
  }),
  pair(namesOf(expoSections), { exhibits: 'Exhibits', talks: 'Programme', arrival: 'How to get there' }),
];
