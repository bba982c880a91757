export { type AccessRule, admitsEnterprises, type UserRole, userRoles } from './access.ts';
export { accessRules } from './accessRules.ts';
export { callDocuments } from './callDocuments.ts';
