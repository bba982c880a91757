import { brand } from '../../brand/brand.ts';

/** An entry of the main navigation. `sections` are the path segments under which it is the active one. */
export interface NavigationEntry {
  label: string;
  href: string;
  external?: boolean;
  sections: readonly string[];
}

/** The main navigation, in reading order. */
export const navigation: readonly NavigationEntry[] = [
  { label: '应用市场', href: '/application', sections: ['application', 'apporder'] },
  { label: '解决方案', href: '/solution', sections: ['solution'] },
  { label: '生态合作', href: '/ecology', sections: ['ecology'] },
  { label: '行业资讯', href: '/news', sections: ['news'] },
  {
    label: '标识解析',
    href: '/new_identification',
    sections: ['identification', 'new_identification', 'product_scene', 'develop_document', 'work_order'],
  },
  { ...brand.links.industrialDesign, external: true, sections: [] },
  { label: '案例中心', href: '/cooperation_case', sections: ['cooperation_case'] },
];

/** Whether an entry is the active one: the path contains one of its section names as a whole segment. */
export function isActive(entry: NavigationEntry, pathname: string): boolean {
  const segments = pathname.split('/');
  return entry.sections.some((section) => segments.includes(section));
}

/** Solutions named in the footer. */
export const footerSolutions = [
  { label: '全生命周期追溯', href: '/solution/4' },
  { label: '场馆资产运维', href: '/solution/3' },
  { label: '产业链协同', href: '/solution/5' },
  { label: '能耗精益管理', href: '/solution/2' },
] as const;
