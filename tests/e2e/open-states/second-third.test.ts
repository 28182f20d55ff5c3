import { checkOpenStates } from './check-open-states';

checkOpenStates(1);
