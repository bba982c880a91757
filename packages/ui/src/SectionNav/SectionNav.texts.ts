/** Accessible name of the section navigation. */
export const sectionNavTexts = { landmark: '页内导航' } as const;
