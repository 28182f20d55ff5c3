export { APPLE, BUILDERS, GOOGLE, TOOLS } from 'virtual:catalog/sources';
