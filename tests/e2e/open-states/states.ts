import {
  choose,
  give,
  pass,
  press,
  see,
  seeRole,
  strike,
  tab,
  tick,
  type,
  unfold,
  type Step,
} from '../steps';
import { MORE_WIZARD_STATES, WIZARD_STATES } from './wizard-states';
import { workspaceFile } from './workspace-file';

export interface OpenState {
  /** Name of the open part. */
  name: string;
  /** The page to start from; without it, wherever the state before has left the page. */
  path?: string;
  steps: readonly Step[];
  /** Selectors of what to check, where another state has the rest of the page; the whole page by default. */
  parts?: string[];
  /** Size of the window while it is open; a desktop's by default. */
  width?: number;
}

export interface StateGroup {
  as: 'demo' | 'visitor';
  states: readonly OpenState[];
}

const rejectionMail =
  'Guideline 2.3.3 - Performance - Accurate Metadata\nITMS-90683: Missing purpose string\nITMS-90998';

/** Every dialog, menu, tab, expanded part and result of the product, by area. */
export const OPEN_STATES: Record<string, StateGroup> = {
  'the frame, for a visitor': {
    as: 'visitor',
    states: [
      { name: 'user menu', path: '/', steps: [press('User menu'), seeRole('menuitem', 'Sign up')] },
      { name: 'mobile menu', path: '/', width: 390, steps: [press('Menu'), seeRole('dialog', 'Menu')] },
      {
        name: 'sign-in refused',
        path: '/sign-in',
        steps: [press('Sign In'), see('Missing Information')],
      },
      { name: 'answers', path: '/pricing', steps: [unfold('')] },
    ],
  },
  'apps and submissions': {
    as: 'demo',
    states: [
      { name: 'user menu', path: '/apps', steps: [press('User menu'), seeRole('menuitem', 'Sign out')] },
      { name: 'palette', path: '/apps', steps: [strike('Control+k'), seeRole('listbox', 'Results')] },
      { name: 'deleted, with undo', path: '/apps', steps: [press('Delete'), seeRole('button', 'Undo')] },
      {
        name: 'nothing found',
        path: '/apps',
        steps: [type('Search apps', 'nothing'), see('No apps found')],
      },
      {
        name: 'delete dialog',
        path: '/apps/paw-pal',
        steps: [press('Delete'), seeRole('dialog', 'Delete this app?')],
      },
      {
        name: 'import dialog',
        path: '/apps',
        steps: [press('Import a listing'), seeRole('dialog', 'Import a listing')],
      },
      {
        name: 'submissions filtered',
        path: '/submissions',
        steps: [choose('Status', 'rejected'), press('Version'), seeRole('columnheader', 'Version')],
      },
    ],
  },
  'the wizard': WIZARD_STATES,
  'an empty form and imports in the wizard': MORE_WIZARD_STATES,
  'the ASO optimizer': {
    as: 'demo',
    states: [
      {
        name: 'fields missing',
        path: '/aso',
        steps: [press('Optimize Listing'), see('Missing Information')],
      },
      {
        name: 'optimizing',
        path: '/aso',
        steps: [
          type('App Name', 'Lantern'),
          type('Current Title', 'Lantern, the best free diary'),
          type('Current Description', 'Write three lines each evening. #1 in the store.'),
          see('Store check of your text'),
          press('Optimize Listing'),
          seeRole('progressbar', /metadata/),
        ],
      },
      { name: 'title', steps: [pass(3100), seeRole('tab', 'Title')] },
      ...tabs('Description', 'Keywords', 'Localization'),
      {
        name: 'write-back dialog',
        steps: [press('Write to a draft'), seeRole('dialog', 'Write to a draft')],
      },
    ],
  },
  'the marketing kit': {
    as: 'demo',
    states: [
      {
        name: 'fields missing',
        path: '/marketing',
        steps: [press('Generate Assets'), see('Missing Information')],
      },
      {
        name: 'generating',
        path: '/marketing',
        steps: [
          type('App Name', 'Lantern'),
          type('App Description', 'Write three lines each evening.'),
          press('Generate Assets'),
          seeRole('progressbar', ''),
        ],
      },
      { name: 'banners', steps: [pass(4100), seeRole('img', /^Website/)] },
      ...tabs('Social Posts', 'Video Scripts', 'Press Release'),
    ],
  },
  localization: {
    as: 'demo',
    states: [
      {
        name: 'fields missing',
        path: '/localization',
        steps: [press('Generate Packs'), see('Missing Information')],
      },
      {
        name: 'generating',
        path: '/localization',
        steps: [
          type('App Name', 'Lantern'),
          type('Description', 'A diary with reminders and photos.'),
          tick(/^ja-JP|Japanese/),
          tick(/Arabic/),
          press('Generate Packs'),
          seeRole('progressbar', ''),
        ],
      },
      { name: 'packs and matrix', steps: [pass(4100), see('Coverage and length')] },
      ...tabs('Cultural Notes', 'Keywords'),
      { name: 'preview', steps: [press('Preview'), seeRole('dialog', 'Preview')] },
    ],
  },
  analytics: {
    as: 'demo',
    states: [
      {
        name: 'table views',
        path: '/analytics',
        steps: [
          press('Show table for Approval times by region'),
          press('Show table for Review lengths by store and region'),
          seeRole('region', 'Table: Approval times by region'),
        ],
      },
      ...tabs('Regional', 'Rejections', 'Timeline', 'AI Insights'),
      { name: 'export dialog', steps: [press('Export Report'), seeRole('dialog', 'Export Report')] },
    ],
  },
  'error recovery': {
    as: 'demo',
    states: [
      {
        name: 'analyzing',
        path: '/recovery',
        steps: [press(/^Tiny Tides/), press('Analyze'), seeRole('progressbar', '')],
      },
      { name: 'plan', steps: [pass(3100), seeRole('heading', 'Recovery Plan')] },
      ...tabs('Action Timeline', 'Issues & Fixes'),
      { name: 'preview', steps: [press(/^Preview for/), seeRole('tabpanel', 'Preview Changes')] },
      {
        name: 'decoded mail',
        steps: [type('The store’s message', rejectionMail), see('Not known to StorePilot')],
      },
    ],
  },
  'multi-store': {
    as: 'demo',
    states: [
      {
        name: 'submitting',
        path: '/multi-store',
        steps: [press('Submit to All Selected Stores'), seeRole('progressbar', '')],
      },
      { name: 'submitted', steps: [pass(5000), see('In Review')] },
      {
        name: 'regional',
        steps: [
          press('China'),
          see(/Every store of China/),
          press('Regional Submit'),
          seeRole('progressbar', ''),
        ],
      },
    ],
  },
  'policy watchdog': {
    as: 'demo',
    states: [
      { name: 'an alert', path: '/policy-watchdog', steps: [press(/^Clearer wording/)] },
      {
        name: 'resolved',
        steps: [press(/^Data safety answers/), press('Mark as Resolved'), see('Alert Resolved')],
      },
      {
        name: 'compliance, one checking',
        steps: [tab('Compliance Checks'), press(/^Check /), seeRole('progressbar', '')],
      },
      { name: 'compliance, checked', steps: [pass(3100), see(/Score \d\d/)] },
      ...tabs('Monitoring', 'Settings'),
    ],
  },
  team: {
    as: 'demo',
    states: [
      {
        name: 'invited',
        path: '/team',
        steps: [type('Email', 'new@example.com'), press('Send Invitation'), see('Invitation Sent')],
      },
      ...tabs('Workflow Setup', 'Analytics'),
      {
        name: 'approval with its texts',
        steps: [
          tab('Pending Approvals'),
          unfold(/4 changed texts/),
          press(/^Approve/),
          see('Step Approved'),
          press(/^Reject/),
          see('Step Rejected'),
        ],
      },
    ],
  },
  settings: {
    as: 'demo',
    states: [
      {
        name: 'unsaved, with an error',
        path: '/settings',
        steps: [type('Full Name', ''), press('Save Changes'), see('Full name is required')],
      },
      ...['Reset sample data', 'Delete everything on this device'].map((name) => ({
        name,
        path: '/settings',
        steps: [press(name), seeRole('dialog', `${name}?`)],
      })),
      {
        name: 'import question',
        path: '/settings',
        steps: [
          give('Import a workspace file', workspaceFile()),
          seeRole('dialog', 'Import this workspace?'),
        ],
      },
      {
        name: 'password errors',
        path: '/settings?tab=security',
        steps: [press('Update Password'), see('Current password is required')],
      },
      { name: 'two-factor set-up', steps: [press('Enable 2FA'), seeRole('img', /QR code/)] },
      {
        name: 'backup codes',
        steps: [
          type('Verification Code', '123456'),
          press('Verify and Enable'),
          pass(1100),
          seeRole('list', 'Backup codes'),
        ],
      },
      {
        name: 'two-factor disable',
        steps: [press('I have saved them'), press('Disable 2FA'), see('Confirm Disable')],
      },
    ],
  },
  billing: {
    as: 'demo',
    states: [
      {
        name: 'upgrade dialog',
        path: '/billing',
        steps: [press('Upgrade Plan'), seeRole('dialog', 'Upgrade Plan')],
      },
      {
        name: 'a card and a plan',
        steps: [
          press('Select Pro'),
          pass(1100),
          see('Plan Upgraded'),
          press('Add Payment Method'),
          pass(1100),
          see('Payment Method Added'),
        ],
      },
      {
        name: 'pending invites',
        path: '/billing?tab=team',
        steps: [
          type('Email', 'new@example.com'),
          press('Send Invite'),
          pass(1100),
          seeRole('region', 'Pending Invites'),
        ],
      },
      { name: 'row menu', steps: [press('Actions for Aiko Hayashi'), seeRole('menuitem', 'Change Role')] },
      { name: 'role dialog', steps: [press('Change Role', 'menuitem'), seeRole('dialog', 'Change Role')] },
    ],
  },
};

function tabs(...names: string[]): OpenState[] {
  return names.map((name) => ({
    name,
    parts: ['[role=tablist]', '[role=tabpanel]'],
    steps: [tab(name)],
  }));
}
