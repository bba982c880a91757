export { drawings } from '@lima-id/ui/drawings';
