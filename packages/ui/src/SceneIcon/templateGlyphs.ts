import type { SceneTemplateCode } from '@lima-id/domain';

/** Icon of each scene template as path data in a 20 px box; also used for custom scenes (100) with an unknown icon. */
export const templateGlyphs: Record<SceneTemplateCode, string> = {
  traceability: 'M1.5 17.5h5M4 17.5V6.25a3.75 3.75 0 0 1 7.5 0v7.5a3.25 3.25 0 0 0 6.5 0V2.5h-3',
  management:
    'M2.5 2.5h6.25v6.25H2.5zM11.25 2.5h6.25v6.25h-6.25zM2.5 11.25h6.25v6.25H2.5zM11.25 11.25h6.25v6.25h-6.25z',
  antiCounterfeit: 'M10 1.75 17 4.5v5.25c0 4-2.75 6.9-7 8.5-4.25-1.6-7-4.5-7-8.5V4.5zM6.75 9.75 9 12l4.25-4.25',
  supplyChain: 'M2 2.5v15M18 2.5v15M6.5 6.5h7v7h-7zM2 10h4.5M13.5 10H18',
  recall: 'M6.25 3 2.25 7l4 4M2.5 7h10.25a4.75 4.75 0 0 1 0 9.5H7.5',
  smartSafety: 'M10 2.75 18.25 17H1.75zM10 8v4M10 14.25v.25',
  logistics:
    'M4.75 15h-3V4.5H12V15H8.25M12 7.5h3.5l2.75 3.5v4H16.5M12 15h1M4.75 15a1.75 1.75 0 1 0 3.5 0 1.75 1.75 0 1 0-3.5 0M13 15a1.75 1.75 0 1 0 3.5 0 1.75 1.75 0 1 0-3.5 0',
  remoteOperations: 'M2 3.5h16V14H2zM6 18h8M10 14v4M5 9h2l1.5-2.75 2.5 5L12.5 9H15',
  runningMonitoring: 'M2.5 2.5v15h15M5.75 13.25l3-4 2.5 2.5 5.5-6.5',
  intelligentProduction:
    'M5 5h10v10H5zM8 8h4v4H8zM7.5 5V2.25M12.5 5V2.25M7.5 17.75V15M12.5 17.75V15M5 7.5H2.25M5 12.5H2.25M17.75 7.5H15M17.75 12.5H15',
  equipmentRepair:
    'M15.25 2.75a4.25 4.25 0 0 0-5.5 5.5l-7.25 7.25 2 2 7.25-7.25a4.25 4.25 0 0 0 5.5-5.5l-2.5 2.5-1.75-.25-.25-1.75z',
  custom: 'M10 2.25 18 6.25l-8 4-8-4zM2.5 10.25 10 14l7.5-3.75M2.5 14 10 17.75 17.5 14',
};
