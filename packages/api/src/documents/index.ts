export { type AccessRule, type UserRole, userRoles } from './access.ts';
export { accessRules } from './accessRules.ts';
export { callDocuments } from './callDocuments.ts';
