import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button, SmallButton } from '@/components/button';
import { FileButton } from '@/components/file-button';
import { Card } from '@/components/card';
import { Dialog, FETCHES_DIALOG } from '@/components/dialog';
import { SelectField } from '@/components/field';
import { SwitchField } from '@/components/switch-field';
import { Notice } from '@/components/notice';
import { useAuth, useUser } from '@/lib/auth/auth-context';
import { localDay, useClock } from '@/lib/clock';
import { downloadFile } from '@/lib/download';
import { forgetCheckedBuilds } from '@/lib/drops/checked-builds';
import { takeHandedOverWorkspaceFile } from '@/lib/drops/workspace-file-handover';
import { forgetRules } from '@/lib/rule-book/stored-rules';
import { forgetFolders } from '@/lib/folders/remembered-folders';
import { loadCode } from '@/lib/load-code';
import { notify } from '@/lib/notify';
import { setTheme, THEME_LABELS, THEMES, useTheme } from '@/lib/theme';
import { deleteBrowserWorkspace } from '@/lib/workspace/open-workspaces';
import { hideSamples, useSamples } from '@/lib/workspace/samples';
import { useLoadCollections, useRepository } from '@/lib/workspace/workspace-context';
import { NOTHING_READABLE, importSummary } from '../model/import-words';
import { MAX_IMPORT_BYTES, readWorkspaceFile, writeWorkspaceFiles } from '../model/workspace-file';
import {
  canUndoImport,
  importRecords,
  planImport,
  undoImport,
  type ImportMode,
  type ImportPlan,
} from '../model/workspace-import';
import { ImportDialog } from './import-dialog';
import type { Collection, WorkspaceRecord } from '@/lib/workspace/collection';
import type { Repository } from '@/lib/workspace/repository';

const THEME_OPTIONS = THEMES.map((theme) => ({ value: theme, label: THEME_LABELS[theme] }));

type Question = 'reset' | 'delete' | ImportPlan;

/** Data in this browser: the theme, and the workspace with export, import, reset and deletion. */
export function DeviceSection() {
  const clock = useClock();
  const user = useUser();
  const { signOut } = useAuth();
  const repository = useRepository();
  const theme = useTheme();
  const samples = useSamples();
  const queries = useQueryClient();
  const [question, setQuestion] = useState<Question>();
  const loadCollections = useLoadCollections();
  const [canUndo, setCanUndo] = useState(() => canUndoImport(repository));

  const handleExport = async () => {
    try {
      const files = await writeWorkspaceFiles(
        await repository.exportAll(),
        new Date(clock.now()).toISOString(),
      );
      const name = `storepilot-workspace-${localDay(clock)}`;
      for (const [index, text] of files.entries()) {
        const part = files.length > 1 ? `-${index + 1}-of-${files.length}` : '';
        if (!downloadFile(`${name}${part}.json`, text, 'application/json'))
          throw new Error('the browser refused');
      }
      notify.success(
        'Workspace exported',
        files.length > 1
          ? `${files.length} files of at most 200 MB each. Import the first one, then merge the others into it.`
          : `${name}.json`,
      );
    } catch {
      notify.error('Export failed', 'Nothing was changed. Free some space on this device and try again.');
    }
  };
  const handleFile = async (file: File) => {
    if (file.size > MAX_IMPORT_BYTES) {
      notify.error(
        'Import failed',
        'This file is larger than 200 MB. The files of an exported workspace are smaller.',
      );
      return;
    }
    const text = await file.text().catch(() => '');
    const result = readWorkspaceFile(text);
    if (!result.ok) {
      notify.error('Import failed', result.failure);
      return;
    }
    const collections = await loadCode(loadCollections);
    if (!collections.ok) {
      notify.error('Import failed', collections.failure);
      return;
    }
    try {
      const plan = planImport(result.value, await repository.exportAll(), collections.value);
      if (plan.readable > 0) setQuestion(plan);
      else notify.error('Import failed', NOTHING_READABLE[plan.unreadable === 0 ? 'empty' : 'unreadable']);
    } catch {
      notify.error('Import failed', 'The workspace in this browser could not be read. Nothing was changed.');
    }
  };
  const takeHandedOver = useEffectEvent(() => {
    const file = takeHandedOverWorkspaceFile();
    if (file) void handleFile(file);
  });
  useEffect(() => takeHandedOver(), []);
  const handleImport = async (plan: ImportPlan, mode: ImportMode) => {
    setQuestion(undefined);
    try {
      await importRecords(repository, plan, mode);
      setCanUndo(true);
      notify.success('Workspace imported', importSummary(plan, mode), {
        label: 'Undo',
        onClick: () => void handleUndo(),
      });
    } catch {
      notify.error('Import failed', 'This browser has no space left for it. Nothing was changed.');
    }
  };
  const handleUndo = async () => {
    setQuestion(undefined);
    try {
      if (await undoImport(repository)) {
        notify.success('Import undone', 'The workspace is as it was before the import.');
      }
      setCanUndo(false);
    } catch {
      notify.error(
        'Undo failed',
        'This browser has no space left for the earlier workspace. Nothing was changed.',
      );
    }
  };
  const handleReset = async () => {
    setQuestion(undefined);
    const collections = await loadCode(loadCollections);
    if (!collections.ok) {
      notify.error('Reset failed', collections.failure);
      return;
    }
    try {
      await restoreSamples(repository, collections.value);
      samples.show();
      notify.success('Sample data restored', 'Your own apps, drafts and settings are unchanged.');
    } catch {
      notify.error('Reset failed', 'Some samples could not be stored. Please try again.');
    } finally {
      await queries.invalidateQueries();
    }
  };
  const handleDelete = async () => {
    setQuestion(undefined);
    setTheme('system');
    await signOut(); // closes the workspace first
    await deleteBrowserWorkspace(user.id);
    await forgetFolders(user.id);
    await forgetCheckedBuilds();
    await forgetRules();
    hideSamples(user.id);
    notify.success('Everything on this device was deleted', 'You are signed out.');
  };

  return (
    <div className="mt-3">
      <Card
        title="On this device"
        description="Your apps, drafts and settings are stored in this browser only."
      >
        <div className="flex flex-col gap-5">
          <div className="max-w-56">
            <SelectField label="Theme" options={THEME_OPTIONS} value={theme} onChoose={setTheme} />
          </div>
          <div className="max-w-xl">
            <SwitchField
              label="Show sample data"
              hint="Invented apps, submissions and people that show how the pages look."
              isOn={samples.areShown}
              onChange={(isOn) => (isOn ? samples.show() : samples.hide())}
            />
          </div>
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" onClick={() => void handleExport()}>
              Export my workspace
            </Button>
            <FileButton
              label="Import a workspace file"
              accept="application/json,.json"
              onFile={(file) => void handleFile(file)}
            >
              Import
            </FileButton>
            <Button variant="secondary" {...FETCHES_DIALOG} onClick={() => setQuestion('reset')}>
              Reset sample data
            </Button>
            <Button variant="danger" {...FETCHES_DIALOG} onClick={() => setQuestion('delete')}>
              Delete everything on this device
            </Button>
          </div>
          {canUndo && (
            <Notice
              tone="info"
              title="The workspace was imported from a file"
              actions={<SmallButton onClick={() => void handleUndo()}>Undo import</SmallButton>}
            >
              The earlier workspace can be brought back until you close this tab or sign out. Changes made
              since the import are then lost.
            </Notice>
          )}
        </div>
      </Card>
      {question === 'reset' && (
        <Confirm
          title="Reset sample data?"
          description="The invented apps, submissions, alerts and people are as at the start. Your own apps, drafts and settings stay."
          confirm="Reset"
          onConfirm={() => void handleReset()}
          onClose={() => setQuestion(undefined)}
        />
      )}
      {question === 'delete' && (
        <Confirm
          title="Delete everything on this device?"
          description="Your workspace is removed from this browser and you are signed out. Your account stays. This can't be undone."
          confirm="Delete everything"
          onConfirm={() => void handleDelete()}
          onClose={() => setQuestion(undefined)}
        />
      )}
      {typeof question === 'object' && (
        <ImportDialog
          plan={question}
          onImport={(mode) => void handleImport(question, mode)}
          onClose={() => setQuestion(undefined)}
        />
      )}
    </div>
  );
}

function Confirm({
  title,
  description,
  confirm,
  onConfirm,
  onClose,
}: {
  title: string;
  description: string;
  confirm: string;
  onConfirm: () => void;
  onClose: () => void;
}) {
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="danger" onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    />
  );
}

/** Brings back samples that were edited or removed. Records of the user are not touched. */
async function restoreSamples(
  repository: Repository,
  collections: readonly Collection<WorkspaceRecord>[],
): Promise<void> {
  for (const collection of collections) {
    const samples = collection.samples();
    if (samples.length > 0) await repository.put(collection, samples);
  }
}
