# Harvests a repository with Debian's libhttp-oai-perl: a line for each record with its format, identifier and whether
# it has metadata; whatever it warns of goes to the standard error.
use strict;
use warnings;
use HTTP::OAI;

my ($address, @formats) = @ARGV;
my $harvester = HTTP::OAI::Harvester->new(baseURL => $address);
my $identified = $harvester->Identify;
die $identified->message if $identified->is_error;
for my $format (@formats) {
    my $list = $harvester->ListRecords(
        metadataPrefix => $format,
        onRecord => sub {
            my $record = shift;
            print join("\t", $format, $record->identifier, $record->metadata ? 'told' : 'bare'), "\n";
        },
    );
    die $list->message if $list->is_error;
}
