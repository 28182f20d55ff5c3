import { Code, Lines, Points } from '../components/answer-parts';
import type { TopicGroup } from './topic';

const PACKAGE_TREE = `app.pawpal.care-1.4.2-2025-01-31.zip
├── START-HERE.html           the way through both consoles, by hand
├── app-store/                texts and images for the App Store, per language
├── google-play/              texts and images for Google Play, per language
├── readiness.html            the report, to read
├── for-tools/
│   ├── eas/                  store.config.json and eas.json
│   └── readiness.json        the report, for scripts
└── README.md                 the next commands to type`;

const FASTLANE_COMMANDS = `fastlane deliver --api_key_path api_key.json --ipa app.ipa --metadata_path app-store --screenshots_path app-store
fastlane supply --json_key play-key.json --aab app.aab --track internal --metadata_path google-play`;

const EAS_COMMANDS = `npx eas-cli metadata:lint --profile production
npx eas-cli metadata:push --profile production`;

const TERMINAL_COMMANDS = `npx @storepilot/cli check
npx @storepilot/cli check app.aab google-play
npx @storepilot/cli fix --write
fastlane deliver 2>&1 | npx @storepilot/cli decode
npx @storepilot/cli deadlines app.aab --within 60d`;

const ASSISTANT_CONFIG = `claude mcp add storepilot -- npx -y @storepilot/cli mcp
codex mcp add storepilot -- npx -y @storepilot/cli mcp
{ "mcpServers": { "storepilot": { "command": "npx", "args": ["-y", "@storepilot/cli", "mcp"] } } }`;

export const API_REFERENCE: TopicGroup = {
  id: 'api-reference',
  title: 'API Reference',
  answersTitle: 'Files and addresses',
  topics: [
    {
      id: 'web-api',
      title: 'Is there a web API?',
      answer: (
        <p>
          No. Your work is in your browser, so there is no server to call. Scripts can use the submission
          package and the addresses below.
        </p>
      ),
    },
    {
      id: 'package',
      title: 'The submission package',
      answer: (
        <>
          <p>
            One zip, named after bundle id, version and day. The same input always gives the same bytes. Files
            for a store you did not choose are left out, and the files of gradle-play-publisher can be added.
          </p>
          <Lines label="Files of a submission package">{PACKAGE_TREE}</Lines>
        </>
      ),
    },
    {
      id: 'terminal',
      title: 'The same check in a terminal and in CI',
      answer: (
        <>
          <p>
            The program storepilot runs the checks of this app on builds and on the texts of fastlane,
            gradle-play-publisher, EAS and other tools, offline, with Node 20.19 or newer. It exits with 1
            when something would be refused and with 2 when it could not read something. It also writes SARIF,
            JUnit, GitHub annotations, Markdown and JSON. Findings that you accept are listed in{' '}
            <Code>storepilot.config.json</Code>, with the reason.
          </p>
          <Lines label="Commands of the terminal program">{TERMINAL_COMMANDS}</Lines>
        </>
      ),
    },
    {
      id: 'assistant',
      title: 'With a coding assistant',
      answer: (
        <>
          <p>
            An assistant can use the same checks: whether the stores would refuse the app, what a rejection
            means, what to fill in, the age rating. One line connects it. The last one is for the settings of
            Cursor, Windsurf and Gemini CLI.
          </p>
          <Lines label="Configuration of coding assistants">{ASSISTANT_CONFIG}</Lines>
          <p>
            It reads only the folder of your project, needs no key, and writes and sends nothing. The package
            has a skill, <Code>skills/storepilot</Code>, that teaches the assistant when to call what.
          </p>
        </>
      ),
    },
    {
      id: 'upload-commands',
      title: 'Upload commands',
      answer: (
        <>
          <p>
            Unpack the zip and put your build next to it. The README in it has these lines with your own names
            filled in.
          </p>
          <Lines label="Commands for fastlane">{FASTLANE_COMMANDS}</Lines>
          <Lines label="Commands for EAS">{EAS_COMMANDS}</Lines>
        </>
      ),
    },
    {
      id: 'wizard-addresses',
      title: 'Addresses that open the wizard',
      answer: (
        <Points>
          <li>
            <Code>/submit?app={'{id}'}</Code> starts with the data of one of your apps.
          </li>
          <li>
            <Code>/submit?demo=lacedUp</Code> and <Code>/submit?demo=pawPal</Code> start with a complete
            example.
          </li>
        </Points>
      ),
    },
    {
      id: 'readiness-json',
      title: 'The readiness report in scripts',
      answer: (
        <p>
          <Code>readiness.json</Code> has a <Code>verdict</Code> (<Code>ready</Code>, <Code>needs-work</Code>{' '}
          or <Code>blocked</Code>) and the list of <Code>findings</Code>. A build server can stop on{' '}
          <Code>blocked</Code>.
        </p>
      ),
    },
  ],
};
