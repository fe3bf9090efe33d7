import { formatKroner } from '../../../domain/basics/money.ts';
import { Card } from '../Card.tsx';
import { BarChart } from '../charts/BarChart.tsx';
import { StackedBar } from '../charts/StackedBar.tsx';
import { GallerySection } from './GallerySection.tsx';

const months = ['januar', 'februar', 'marts', 'april', 'maj', 'juni'].map((name, index) => ({
  name,
  label: name.slice(0, 3),
  value: [31_230_375, 4_200_000, -1_295_000, 0, 18_000_050, 25_000_000][index]!,
}));

export const ChartsSection = () => (
  <GallerySection title="Diagrammer">
    <Card>
      <BarChart
        title="Faktureret pr. måned"
        summary="Seks måneder uden moms."
        heading="Måned"
        bars={months}
        format={formatKroner}
      />
    </Card>
    <Card>
      <StackedBar
        title="Udestående efter alder"
        summary="Det, der mangler at blive betalt."
        heading="Alder"
        parts={[
          { label: 'Ikke forfaldent', value: 21_430_000 },
          { label: '1–30 dage', value: 6_184_000 },
          { label: '31–60 dage', value: 2_395_000 },
        ]}
        format={formatKroner}
        empty="Intet udestående"
      />
    </Card>
  </GallerySection>
);
