import { PublicSection } from '@/components/pages/public-page';

export function Mission() {
  return (
    <PublicSection id="mission" title="Our mission" layout="beside">
      <p className="text-2xl leading-snug font-semibold tracking-tight text-balance sm:text-3xl">
        Anyone who can build an app should be able to publish it, without learning two rule books first.
      </p>
      <div className="mt-6 flex max-w-prose flex-col gap-4 text-lg text-ink-soft">
        <p>
          StorePilot began as a folder of rejection e-mails. Ilse Marwood had built a library’s apps with a
          no-code tool; Teo Castellan wrote release checklists for other people’s apps. When they compared
          their messages, most had the same few causes, and none took a reviewer to find.
        </p>
        <p>
          So they wrote a checklist, and then a program that reads builds, counts characters and measures
          pictures the way the stores do. When the rules change, so does the program.
        </p>
      </div>
    </PublicSection>
  );
}
