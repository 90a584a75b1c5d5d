// Words from cards as Python sees them; search/cards.py declares the same names and says what they do.
#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <optional>
#include <stdexcept>
#include <string>
#include <tuple>
#include <vector>

#include "cards.hpp"
#include "python.hpp"

namespace nb = nanobind;
using namespace nb::literals;
using namespace sobremesa;

namespace {

using Found = std::tuple<Array<Number>, Array<std::int32_t>, Array<Number>, Array<std::int16_t>>;

class PythonCards {
public:
    explicit PythonCards(nb::object buffer)
        : hold_(buffer), search_(hold_.view.buf, hold_.size()) {}

    Found best(const nb::bytes &units, const std::vector<std::int64_t> &values, const nb::bytes &colours,
               const nb::bytes &flags, const std::vector<std::int64_t> &ranks, const nb::bytes &pair,
               std::int64_t wilds, const nb::bytes &wild_units, std::int64_t wild_value, std::int64_t change,
               const std::optional<nb::bytes> &allowed, std::int64_t count) const {
        const CardRow row(CardsAsked{octets(units), values, octets(colours), octets(flags), ranks, octets(pair), wilds,
                                     octets(wild_units), wild_value, change});
        if (count < 0) throw std::invalid_argument("a count of " + std::to_string(count) + " words: 0 asks for all");
        if (allowed && 8 * allowed->size() < search_.words())
            throw std::invalid_argument(std::to_string(allowed->size()) + " bytes of allowed words: the graph has " +
                                        std::to_string(search_.words()) + " words");
        const void *bits = allowed ? allowed->data() : nullptr;
        CardWords found;
        {
            nb::gil_scoped_release released;
            found = search_.best(row, static_cast<const std::uint8_t *>(bits), static_cast<std::uint64_t>(count));
        }
        return {handed_over(std::move(found.words)), handed_over(std::move(found.points)),
                handed_over(std::move(found.bounds)), handed_over(std::move(found.cards))};
    }

private:
    Hold hold_;
    CardSearch search_;
};

}  // namespace

void sobremesa::bind_cards(nb::module_ &module) {
    if (is_known<PythonCards>(module, "Cards")) return;
    nb::class_<PythonCards>(module, "Cards")
        .def(nb::init<nb::object>(), "buffer"_a)
        .def("best", &PythonCards::best, nb::kw_only(), "units"_a, "values"_a, "colours"_a, "flags"_a, "ranks"_a,
             "pair"_a = nb::bytes(""), "wilds"_a = 0, "wild_units"_a = nb::bytes(""), "wild_value"_a = 0,
             "change"_a = 0, "allowed"_a = nb::none(), "count"_a = 0);
}
